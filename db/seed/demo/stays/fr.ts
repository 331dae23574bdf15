import type { StayWords } from "#db/seed/demo/stays/en";

export const fr: StayWords = {
  "kigomasha-water-rooms": {
    name: "Les Chambres sur l’eau, Kigomasha",
    description:
      "Huit chambres au toit de palmes, posées sur pilotis au-dessus du lagon, à la pointe nord. Une passerelle les relie et, à part cela, il n’y a presque rien. À marée haute, vous vous mettez à l’eau depuis vos propres marches ; à marée basse, vous regardez les pêcheurs de poulpes passer à pied là où vous nagiez.\n\nLes bateaux partent pour le récif après le petit déjeuner et rentrent pour le déjeuner. Il y a une petite salle de sport pour ceux qui ont mauvaise conscience et une terrasse de massage pour les autres. La fin de la piste est mauvaise : laissez-nous vous envoyer la voiture.",
  },
  "makuti-house-vumawimbi": {
    name: "Maison Makuti, Vumawimbi",
    description:
      "Deux pavillons sous un toit de palmes noué à la main, une longue piscine entre les deux et soixante mètres de sable où passent plus de crabes que de gens. Le petit déjeuner arrive en même temps que vous ; le gardien de nuit connaît les étoiles par leur nom swahili.\n\nLes quatre chambres donnent de plain-pied sur le jardin. La cuisine est à vous, ou à Mama Asha si vous tenez à bien manger. Le Wi-Fi va jusqu’au canapé et renonce avant la plage ; nous le rangeons parmi les points forts.",
  },
  "tumbe-tide-hotel": {
    name: "Hôtel de la Marée, Tumbe",
    description:
      "Dix chambres au-dessus de la baie de Tumbe, chacune avec un lit grand comme une barque et des portes qui s’ouvrent sur la mer. En contrebas, la criée commence pendant que vous dormez encore ; à neuf heures, le meilleur est déjà dans notre cuisine.\n\nOn vient surtout pour les ruines de Chwaka et l’on reste pour les vérandas. Si vous avez le sommeil léger, demandez une chambre à l’arrière : les pêcheurs sont de bonne humeur de bonne heure et ne voient pas pourquoi ils chuchoteraient.",
  },
  "the-lantern-terrace": {
    name: "La Terrasse aux lanternes",
    description:
      "Fundo, que l’on rejoint en bateau depuis Wete, est une île de familles de pêcheurs, et voici la maison à la terrasse : large, tournée vers l’ouest, éclairée par trente lanternes que Seif remplit chaque après-midi. Trois chambres, un petit bassin et un cuisinier qui décide du dîner d’après ce que le bateau a rapporté.\n\nPas de route, donc pas de parking. Le bateau qui vient vous chercher reste là pour vos courses. Emportez le livre que vous vous promettez de finir : les soirées sont longues et le Wi-Fi n’est pas pressé.",
  },
  "wete-terraces": {
    name: "Les Terrasses de Wete",
    description:
      "Des appartements de deux chambres sur la colline, au-dessus du port de Wete, avec des balcons assez profonds pour faire sécher une combinaison et prendre le petit déjeuner en même temps. Dans la cuisine, les couteaux coupent, ce qui, dans une location de vacances, est plus rare qu’une vue mer.\n\nLe marché est à six minutes en descendant, à neuf en remontant. Au crépuscule, les roussettes quittent les arbres de la ville et traversent le ciel devant vous, sans se presser, comme on rentre du travail.",
  },
  "misali-deck-camp": {
    name: "Le Campement de Misali",
    description:
      "Six grandes tentes sur des plateformes de bois, au bord de l’eau, à Wesha, d’où partent les bateaux pour Misali. L’île, elle, est laissée aux tortues et aux gardes : nous dormons de ce côté-ci et sommes les premiers à traverser le matin.\n\nLe dîner est servi sous le toit de makuti : poisson grillé, riz à la noix de coco, citrons verts de l’arbre qui pousse derrière la cuisine. Le soleil alimente les lampes et les ventilateurs, la mer se charge du reste. Les kayaks sont gratuits chaque fois que la marée est d’accord.",
  },
  "ukili-house": {
    name: "Maison Ukili",
    description:
      "Une maison en pierre de corail dans le vieux Chake Chake : une porte sculptée, neuf chambres et une cour qui reste fraîche quand la rue ne l’est plus. Elle doit son nom à l’ukili, la palme tressée qui couvre les sols.\n\nAu petit déjeuner, des mandazi, des fruits et un café au gingembre, servis sur le toit pendant que la ville se met en route. Le marché est au coin de la rue, l’aéroport à quinze minutes. Les chambres familiales accueillent quatre personnes et pardonnent presque tous les bruits.",
  },
  "nyumba-ya-kusi": {
    name: "Nyumba ya Kusi, Wambaa",
    description:
      "Le nom veut dire maison du vent du sud et, d’avril à octobre, elle le mérite : cinq chambres alignées, des volets des deux côtés, une brise qui entre par la colline et ressort vers la mer. La plage de Wambaa commence où finit le jardin.\n\nOn tient à dix autour de la table et, plus étonnant, dans la cuisine. Une employée de maison passe chaque matin, un bateau peut venir vous prendre sur le sable, et la piscine a un petit bain pour ceux qui ne savent pas encore lire ces lignes.",
  },
  "mkarafuu-court": {
    name: "Résidence Mkarafuu",
    description:
      "Un mkarafuu est un giroflier, et il en reste un dans la cour de ce petit immeuble, sur la crête de Chake Chake. Chaque appartement a deux chambres, un canapé qui en fait une troisième, un lave-linge et un bureau face à la fenêtre.\n\nOn vient y travailler une semaine, on en reste deux. À Pemba, il y a des coupures de courant ; ici, les batteries prennent le relais et votre appel continue, que cela vous arrange ou non. La salle de sport compte six appareils et un seul ventilateur : allez-y tôt.",
  },
  "kivuli-cha-mwembe": {
    name: "Kivuli cha Mwembe, Mkoani",
    description:
      "Kivuli cha mwembe, c’est l’ombre du manguier, qui couvre la moitié de la cour et le plus clair de l’après-midi. Sept chambres simples et propres, avec moustiquaire et ventilateur, à cinq minutes de montée depuis le ferry de Mkoani.\n\nNous attendons les bateaux tardifs, préparons des petits déjeuners très matinaux et savons quel ferry circule cette semaine. Il y a un téléviseur dans chaque chambre et un plus grand dans la cour, qui appartient au football. Du balcon, on voit le port, les îlots et les prochains à débarquer.",
  },
};
