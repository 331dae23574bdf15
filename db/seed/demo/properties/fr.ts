import type { PropertyWords } from "#db/seed/demo/properties/en";

export const fr: PropertyWords = {
  "makuti-beachfront-villa": {
    title: "Villa Makuti en bord de plage",
    description:
      "Deux pavillons face au lagon, reliés par une cour ombragée. La grande pièce à vivre s’abrite sous un toit de makuti noué à la main ; les chambres occupent, derrière, l’aile fraîche en pierre de corail. Le solaire suffit pour la journée, une citerne pleine pour les mois secs.\n\nLa villa est meublée, avec une piscine, un jardin clos de murs et un sentier jusqu’au sable de Vumawimbi, où l’on a la forêt dans le dos et pas un village en vue. Elle est proposée en bail de longue durée. Demandez d’abord à voir le bail, le levé du géomètre et le montant de la redevance foncière, et seulement ensuite le lever du soleil.",
  },
  "coral-coast-plot-no-3": {
    title: "Côte de Corail, parcelle n° 3",
    description:
      "La troisième de cinq parcelles tracées derrière la plage, près de Ras Kigomasha : 2 100 m² de terrain corallien plat, avec des cocotiers, des limites bornées et un sentier de sable qui mène à l’eau en quatre minutes environ.\n\nLe lotissement est dessiné, la route d’accès reste à faire : voilà pourquoi la parcelle est annoncée sur plan. Ce que vous achetez, c’est le bail, pas le sol. Vérifiez les bornes, le recul à respecter depuis la plage et les arbres, qui peuvent appartenir à quelqu’un d’autre, et consultez un avocat de Zanzibar avant de signer ou de payer.",
  },
  "garden-house-teal-door": {
    title: "Maison et jardin, porte bleu canard",
    description:
      "Une maison de famille au toit rouge, dans un jardin de bougainvillées et de manguiers où s’obstine un jacquier, à dix minutes à pied du marché de Chake Chake. Trois chambres, deux salles de bain, une véranda pour les heures chaudes et la porte bleu canard dont tout le monde se sert pour indiquer le chemin.\n\nElle se loue meublée, au mois, pour six mois ou plus. Bakari, le jardinier, vient avec la maison et sait où se trouve la vanne d’eau. Une citerne et des batteries couvrent les coupures habituelles. Les chats sont les bienvenus ; les chèvres s’invitent toutes seules.",
  },
  "wete-terraces-two-bed": {
    title: "Terrasses de Wete, deux chambres",
    description:
      "Les Terrasses de Wete, ce sont trois niveaux, pas davantage, sur la colline qui domine le port, avec des balcons profonds et des escaliers qui prennent le vent. Cet appartement de deux chambres se trouve au niveau intermédiaire du deuxième bâtiment : 118 m², balcon compris.\n\nLe premier bâtiment est debout : vous pouvez visiter un appartement terminé, de même plan, avant de vous décider. Les lots sont proposés sous le régime de la loi de 2010 sur la copropriété (Condominium Act), et les paiements suivent les étapes du chantier. La date de livraison est une estimation du constructeur. Consultez un avocat de Zanzibar avant de signer ou de payer.",
  },
  "palm-road-corner-plot": {
    title: "Parcelle d’angle, route des palmiers",
    description:
      "À l’angle de deux routes, près de Konde, des palmiers d’un côté, du manioc de l’autre. 1 450 m² de terre rouge et plate, l’électricité au bord de la route et du goudron jusqu’à Wete, à une demi-heure environ.\n\nDe quoi bâtir une maison de famille, ou une boutique avec la famille au-dessus : une bonne partie de Konde est construite ainsi. La parcelle est en retrait de la mer, et son prix aussi. Elle est cédée en bail de longue durée, avec un bornage récent ; faites le tour des quatre bornes avec quelqu’un de la shehia avant de donner votre accord.",
  },
  "old-town-shopfront": {
    title: "Boutique dans la vieille ville",
    description:
      "Une boutique de 110 m² en rez-de-chaussée, derrière l’une des plus belles portes sculptées de Chake Chake. Des murs de pierre, un haut plafond, une arrière-boutique avec point d’eau et, dehors, un baraza où les clients s’assoient avant d’être des clients.\n\nOn y a vendu du tissu, puis des radios, puis des téléphones ; elle ferait aujourd’hui un bon café, une boutique d’artisanat ou un petit bureau. Elle se loue à l’année, loyer payable au mois. Vous pouvez peindre les murs de la couleur qui vous plaît. La porte reste comme elle est ; toute la rue s’en apercevrait.",
  },
  "mawe-matatu-villa-above-verani": {
    title: "Villa Mawe Matatu, au-dessus de Verani",
    description:
      "Trois blocs de corail se dressaient sur le terrain et la villa a été dessinée autour : mawe matatu, trois pierres. Cinq chambres, une longue piscine et une terrasse regardent vers l’ouest, par-dessus le canal, où le soleil se couche derrière les bateaux de plongée.\n\nDu béton en bas, du bois et du makuti en haut, du solaire avec batteries et une guérite de gardien qui a une plus belle vue que la plupart des hôtels. La villa est détenue par bail ; celui-ci passerait à l’acquéreur, avec les accords qu’il exige. Les derniers kilomètres de piste sont mauvais, et nous les parcourons lentement pour que vous le remarquiez.",
  },
  "lime-washed-house-above-wete-harbour": {
    title: "Maison chaulée au-dessus du port de Wete",
    description:
      "Des murs épais, de la chaux, des volets bleus et un toit plat où faire sécher le girofle, ou soi-même. La maison domine le port : trois chambres sur deux niveaux et un escalier poli par les pas de la famille qui l’a construite.\n\nCette famille part s’installer à Chake Chake et voudrait la confier à quelqu’un qui ouvre les volets. La toiture et l’électricité ont été refaites en 2019. Un acheteur zanzibarite peut reprendre le droit d’occupation ; un acheteur étranger a besoin d’un bail de longue durée. Consultez un avocat de Zanzibar avant de signer ou de payer.",
  },
  "mkarafuu-court-corner-three-bed": {
    title: "Résidence Mkarafuu, appartement d’angle, trois chambres",
    description:
      "L’appartement d’angle, au dernier étage de la résidence Mkarafuu : des fenêtres sur trois côtés et, en bas, dans la cour, le giroflier qui lui a donné son nom. Trois chambres, deux salles de bain et une cuisine où l’on tient à deux sans plan de circulation.\n\nL’immeuble, achevé en 2021, est équipé de batteries, d’une salle de sport commune et d’un gardien qui se souvient de chaque colis. L’appartement est proposé comme lot de copropriété. Un acheteur étranger qui engage une telle somme dans un projet agréé peut actuellement se voir accorder un permis de séjour ; savoir si ce projet-ci en fait partie est une question pour la ZIPA et pour un avocat de Zanzibar.",
  },
  "ngezi-edge-smallholding": {
    title: "Verger en lisière de Ngezi",
    description:
      "5 100 m² de verger près de Tondooni, hors des limites de la réserve de Ngezi : girofliers, arbres à pain, cocotiers, et du poivre qui grimpe sur tout ce qui ne bouge pas. Matin et soir, les oiseaux de la forêt passent au-dessus, comme on va au bureau et comme on en revient.\n\nIl y a un puits, une remise et, à côté, une famille qui continuerait à soigner les arbres contre une part de la récolte. Les arbres sont recensés un par un, car à Pemba un arbre peut avoir son propre propriétaire. Le verger est proposé en bail de longue durée. La limite de la forêt, l’accord de la shehia et le bornage sont les trois choses à vérifier d’abord.",
  },
  "twelve-room-lodge-on-wambaa-beach": {
    title: "Lodge de douze chambres, plage de Wambaa",
    description:
      "Un lodge en activité sur la côte ouest : douze chambres groupées par deux sous des toits de makuti, une terrasse de restaurant, une piscine, des logements pour le personnel et un accostage facile pour les bateaux de Misali. Nous vous dirons son nom quand nous connaîtrons le vôtre.\n\nLa société se vend avec son bail, ses deux bateaux et une équipe de vingt-trois personnes qui aimeraient rester. Les comptes de trois années sont à la disposition des acheteurs sérieux. Permis, clauses du bail et impôts demandent une vérification à part, et les investissements de ce genre passent par la ZIPA. Nous ne promettons aucun revenu ; la mer, de son côté, ne promet rien pour les mardis.",
  },
  "jackfruit-house-with-deep-veranda": {
    title: "Maison au jacquier, grande véranda",
    description:
      "Un toit de tôle, des murs épais et une véranda de trois mètres de profondeur, où se passe l’essentiel de la vie de cette maison. Trois chambres et une grande salle de bain dans une ruelle calme de Wete, sous un jacquier qui lâche sa récolte sans prévenir. Ne vous garez pas là.\n\nElle se loue vide, au mois, à quelqu’un qui compte rester un an. La cuisine a été refaite en 2022 et la citerne tient une semaine. L’école, le marché et la mosquée sont à moins de dix minutes, et les voisins vous salueront chaque matin jusqu’à ce que vous répondiez comme il faut.",
  },
  "three-plots-at-konde-crossroads": {
    title: "Trois parcelles au carrefour de Konde",
    description:
      "Trois parcelles bornées de 2 000 m², côte à côte au carrefour de Konde, où se rejoignent les routes de Wete, de Tumbe et de Ngezi et où s’arrêtent tous les dala-dalas. Elles se vendent ensemble ; on a déjà posé la question au vendeur.\n\nL’emplacement convient mieux à une maison d’hôtes, à une halle de marché ou à une station-service qu’à une vie tranquille. L’électricité et l’eau suivent la route. Vous reprendriez trois baux distincts qui expirent le même jour : faites vérifier les trois au registre foncier, et consultez un avocat de Zanzibar avant de signer ou de payer.",
  },
  "long-let-villa-near-wambaa-beach": {
    title: "Villa en location longue durée près de la plage de Wambaa",
    description:
      "Une villa meublée de quatre chambres, à deux minutes de la plage de Wambaa, louée au mois à des gens qui ont cessé de compter les jours. Terrasse à l’ouest, piscine au nord, et un bureau dont la porte ferme.\n\nUne employée de maison et un gardien de nuit sont compris ; l’électricité au-delà d’un forfait raisonnable ne l’est pas. Trois mois au moins. La ville la plus proche est Mkoani, avec son ferry, son marché et son hôpital, et un bateau pour Misali vient vous prendre sur le sable quand la marée le permet.",
  },
  "old-clove-store-near-mkoani-port": {
    title: "Ancien entrepôt de girofle près du port de Mkoani",
    description:
      "Un entrepôt de pierre et de bois, bâti en 1962, qui sent encore ce qu’il a abrité. 640 m² de plain-pied, onze colonnes de fer, de larges portes sur deux côtés et une cour pour les camions, à quelques minutes à pied du ferry.\n\nIl est sec, simple et utile, ce qui est rare pour un bâtiment qui a cette lumière. Nous y imaginons un atelier de bateaux, un entrepôt frigorifique ou une cuisine de marché ; le girofle lui-même va à l’organisme d’État qui l’achète. Il reste cinquante-huit ans de bail, dit le vendeur. Faites-le confirmer par le registre foncier avant de sortir le mètre.",
  },
  "lagoon-bungalow-phase-two": {
    title: "Bungalow face au lagon, deuxième tranche",
    description:
      "La deuxième tranche d’une petite rangée de bungalows à Kigomasha : deux chambres, deux salles de bain, une terrasse en bois face au lagon et un toit de palmes assez épais pour rester frais à midi. Les plans sont prêts, les permis ne le sont pas ; pour l’instant, c’est une bonne intention sur le papier.\n\nLes lots seraient proposés en copropriété, avec un hangar à bateaux, une unité de traitement de l’eau et un champ solaire en commun. L’autorisation environnementale décidera de leur nombre et de leur distance à la plage. Consultez un avocat de Zanzibar avant de signer ou de payer.",
  },
  "hillside-villa-at-misumi-ridge": {
    title: "Villa à flanc de colline, crête de Misumi",
    description:
      "Quatre villas sont prévues sur la crête de Misumi, au-dessus du bras de mer de Wesha, et celle-ci est la deuxième en partant du haut. Quatre chambres sur deux niveaux, encastrées dans la pente pour que personne n’ait vue sur le toit du voisin. L’ossature est debout ; la piscine est un dessin et un trou.\n\nLe constructeur compte encore dix-huit mois de travaux, et les paiements suivent ce qui est bâti. Le terrain est détenu par bail, avec un bornage et une autorisation environnementale au dossier : demandez des copies, faites examiner l’ossature par un ingénieur et consultez un avocat de Zanzibar avant de signer ou de payer.",
  },
  "one-bed-apartment-above-the-market": {
    title: "Appartement d’une chambre au-dessus du marché",
    description:
      "Une chambre, une salle de bain et une cuisine dont la fenêtre embrasse tout le marché de Chake Chake. Vous connaîtrez le prix des tomates avant d’avoir fini de vous habiller. Troisième étage, bonne brise, petit balcon, pas d’ascenseur.\n\nL’appartement se loue meublé, au mois, à partir de trois mois. Il convient à un médecin en mission, à un enseignant ou à quiconque écrit : les matinées sont bruyantes, les après-midi ne le sont pas. Le vendredi à midi, le calme est tel que l’on remarque l’horloge du tribunal.",
  },
  "courtyard-house-near-pujini": {
    title: "Maison à cour intérieure près de Pujini",
    description:
      "Une maison neuve sur un plan ancien : des pièces autour d’une cour, une citerne dessous, des claustras de bois sculpté qui laissent passer l’air et tiennent l’après-midi dehors. Quatre chambres, trois salles de bain et un long salon à niches, pour les lampes et les souvenirs des autres.\n\nElle se trouve parmi les rizières, sur la route de Pujini, à moins d’une demi-heure de Chake Chake, avec des panneaux solaires et son propre forage. Vous achèteriez le bail, qui est long et transmissible aux héritiers selon ses clauses. Venez à la visite avec le plan de bornage : dans la conversation, les limites des champs bougent.",
  },
  "six-shop-arcade-with-flats-above": {
    title: "Six boutiques sous arcades, appartements à l’étage",
    description:
      "Un immeuble à arcades de deux niveaux, prévu sur la route qui entre dans Chake Chake : six boutiques derrière un passage ombragé, six petits appartements au-dessus, avec des balcons de bois ajouré. Le dessin suit la vieille rue, l’installation électrique non.\n\nLes fondations sont faites. L’acquéreur reprend le bail, le permis de construire et le contrat avec le constructeur, ou peut demander l’immeuble achevé. Les loyers indiqués dans nos documents sont des estimations, ni une offre ni une promesse. Demandez un avis indépendant et consultez un avocat de Zanzibar avant de signer ou de payer.",
  },
};
