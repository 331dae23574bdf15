import type { ArticleWords } from "#db/seed/demo/articles/en";

export const fr: ArticleWords = {
  "how-the-tide-rules-the-day": {
    title: "C’est la marée qui tient l’agenda",
    description:
      "Deux marées hautes, deux basses et jusqu’à quatre mètres d’écart : comment organiser une journée à Pemba pour que la mer soit là quand il faut.",
    content: `<p>À Pemba, demandez à un capitaine à quelle heure part le bateau : il vous parlera d’eau, pas d’heures. Il n’est pas évasif. C’est la réponse la plus exacte dont il dispose.</p>
<p>Ici, la mer monte deux fois par jour et descend deux fois par jour, à raison d’environ six heures dans chaque sens. À la nouvelle et à la pleine lune, en vives-eaux, l’écart peut atteindre quatre mètres environ ; entre les deux, il est nettement plus faible. Et tout se décale d’une cinquantaine de minutes par jour, si bien que la plage où vous nagiez lundi à dix heures peut n’être, dimanche à dix heures, qu’un champ de sable mouillé.</p>
<h2>À chaque moitié son usage</h2>
<p>À marée haute, on nage. À marée basse, on marche et l’on regarde. Aucune des deux n’est la mauvaise, tant que l’on ne les confond pas.</p>
<ul>
<li><strong>Marée haute :</strong> un bain à Verani ou à Panga ya Watoro, un plongeon dans les criques près de Vitongoji, une sortie en kayak dans les bras de mer de la mangrove, où il ne reste guère, six heures plus tard, que de la vase et des crabes.</li>
<li><strong>Marée basse :</strong> les bancs de sable, qui n’existent qu’à ce moment-là, une longue marche à Vumawimbi, et les platiers où les femmes entretiennent leurs lignes d’algues.</li>
<li><strong>Étale :</strong> la pause entre les deux, quand le courant reprend son souffle dans les passes du récif. Les plongeurs l’attendent.</li>
</ul>
<h2>Une journée réglée sur l’eau</h2>
<p>Supposons que la mer soit haute à sept heures du matin. La journée pourrait alors se dérouler ainsi :</p>
<ol>
<li><strong>6 h 30.</strong> Un bain avant le petit déjeuner, tant qu’il y a de l’eau.</li>
<li><strong>9 h.</strong> La mer s’en va, vous aussi, vers l’intérieur : le marché de Chake Chake ou la petite boucle de la forêt de Ngezi, une heure environ avec un guide.</li>
<li><strong>13 h.</strong> Marée basse. Un banc de sable, un chapeau, le déjeuner. C’est aussi l’heure où le soleil ne plaisante pas.</li>
<li><strong>15 h 30.</strong> L’ombre. La mer est en chemin et n’a besoin de personne.</li>
<li><strong>18 h.</strong> L’eau est revenue pour le coucher du soleil, sur la côte ouest, puisque c’est là qu’il se couche.</li>
</ol>
<p>Demain, décalez la liste de cinquante minutes. Au bout d’une semaine, vous nagerez à midi et marcherez à l’aube.</p>
<blockquote><p>L’horloge dit quand on déjeune. La marée dit où.</p></blockquote>
<h2>Petites règles qui ménagent les pieds</h2>
<p>Portez des chaussures aquatiques : l’essentiel des ennuis, ici, vient des oursins et du soleil. Renseignez-vous sur les courants avant de nager, surtout près des passes. Avant de vous éloigner sur les platiers, demandez à quelle heure l’eau remonte ; elle revient sans bruit, et pas toujours du côté que vous surveillez. Contournez les lignes d’algues : c’est le champ de quelqu’un. Laissez les coquillages et le corail où ils sont, et ne prenez pas de petit bateau la nuit.</p>
<p>Quand c’est la marée qui fixe l’heure de l’une de nos <a href="/experiences">expériences</a>, nous vous la donnons la veille. La pluie, le vent et les meilleurs mois sont dans le <a href="/travel">guide de voyage</a>.</p>`,
  },
  "what-a-plot-costs-besides-the-price": {
    title: "Ce qu’une parcelle coûte en plus de son prix",
    description:
      "Le prix au mètre carré, c’est la partie facile. Voici ce qu’une parcelle à Pemba demande d’autre : vérifications, arbres, droits, redevance, route.",
    content: `<p>À Pemba, des terrains sont proposés à partir de 10 $/m², à l’intérieur de l’île et sans vue. Plus près de la mer, c’est plus cher ; au bord de l’eau, plus cher encore. Ensuite commence la seconde liste, celle qui ne figure pas sur le panneau au bord de la route. Elle n’a rien d’inhabituel, mais mieux vaut l’avoir lue avant de tomber amoureux d’un manguier.</p>
<p>Une précision d’abord. Ce qu’un acheteur étranger paie ici, c’est un <strong>bail de longue durée</strong>, pas le sol lui-même. Toutes les terres de Zanzibar sont publiques : quand vous lisez « prix », comprenez le prix du bail.</p>
<h2>Avant de payer : se renseigner</h2>
<p>Ce sera votre dépense la plus modeste, et c’est l’étape que l’on saute.</p>
<ul>
<li><strong>Un avocat</strong> de Zanzibar, qui travaille pour vous et non pour le vendeur.</li>
<li><strong>Une consultation officielle</strong> du registre foncier : qui détient aujourd’hui le droit ou le bail, et pour combien de temps.</li>
<li><strong>Un bornage</strong>, avec des bornes dans le sol. Parcourez la limite en présence des voisins ; ils savent où elle passe.</li>
<li><strong>Les arbres.</strong> Ils peuvent appartenir à quelqu’un d’autre que le détenteur du terrain. Cocotiers et girofliers sont un revenu : attendez-vous à devoir vous entendre avec leurs propriétaires.</li>
<li><strong>Le village.</strong> L’accord de la shehia, le plus petit échelon de l’administration locale, fait partie de la procédure. Prenez le temps qu’il faut, et retirez vos chaussures.</li>
</ul>
<h2>À la signature : droits et autorisations</h2>
<p>Demandez à votre avocat une feuille, une seule, avec tous les droits, taxes et frais, qui les paie et quand. Le droit de timbre y a sa place. Dans les projets agréés par la ZIPA, l’autorité de promotion des investissements de Zanzibar, un acheteur peut actuellement se voir accorder un allègement sur une partie de ce droit ; les mots importants sont « peut » et « agréés ».</p>
<p>Si vous voulez construire, ajoutez les plans, l’autorisation environnementale et le recul par rapport à la plage. Faites-vous confirmer cette distance par écrit pour votre parcelle : la vue mer rétrécit vite quand les premiers mètres ne sont pas constructibles.</p>
<h2>Ensuite : les années</h2>
<p>Un bail s’accompagne d’une redevance foncière. Une parcelle réclame aussi des choses que les brochures dessinent au crayon vert :</p>
<ol>
<li>une piste à laquelle un camion survive après la pluie, car les chemins de plage sont de sable ou d’argile ;</li>
<li>de l’eau, et de quoi la stocker ;</li>
<li>une ligne électrique, et autre chose pour les heures où le courant manque ;</li>
<li>un gardien, parce qu’un terrain où personne ne vient finit souvent par servir à autre chose.</li>
</ol>
<blockquote><p>Si une parcelle est bon marché, demandez ce qui lui manque. Si la réponse est « rien », redemandez.</p></blockquote>
<p>Nos <a href="/real-estate">annonces</a> indiquent le prix et la surface. Pour la seconde liste, <a href="/contact">écrivez-nous</a> : nous vous dirons ce que nous savons d’une parcelle, et ce que nous ne savons pas.</p>
<p><em>Les chiffres sont des estimations et des projections, ni une offre ni une promesse. Demandez un avis indépendant. Consultez un avocat de Zanzibar avant de signer ou de payer.</em></p>`,
  },
  "a-season-of-cloves": {
    title: "La saison du girofle",
    description:
      "De juillet à décembre environ, l’île n’a qu’une odeur. Comment on cueille et sèche le girofle, qui en a payé le prix, et comment voir la récolte.",
    content: `<p>À Pemba, on ne cherche pas la récolte du girofle. On ouvre la vitre de la voiture. De juillet ou août jusqu’en novembre ou décembre, à peu près, l’odeur du <em>karafuu</em> qui sèche passe par-dessus les crêtes, sucrée, avec une pointe de cabinet dentaire.</p>
<h2>De l’arbre à la natte</h2>
<p>Un clou de girofle est une fleur que l’on n’a pas laissée s’ouvrir. Les boutons sont cueillis à la main, depuis des échelles et du haut des branches, pendant qu’ils sont encore fermés. Le soir, des familles entières s’assoient ensemble et les détachent de leur tige, un travail qui brunit les doigts et laisse la langue libre.</p>
<p>Puis les boutons restent étalés sur des nattes, trois à cinq jours environ, et passent du vert et du rose à ces petits clous sombres que l’on connaît en cuisine. S’il pleut, tout le monde court. Les clous secs sont vendus à un organisme d’État ; les tiges ne sont pas perdues non plus, on en distille une huile près de Chake Chake.</p>
<p>Il n’y a pas deux années pareilles. Les arbres donnent beaucoup à quelques années d’intervalle, et moins entre-temps : une ferme affairée en septembre dernier peut être tranquille cette fois-ci.</p>
<h2>D’où il vient, et qui en a payé le prix</h2>
<p>Le girofle est arrivé à Zanzibar vers 1818, par les îles françaises, et s’est répandu sous Sayyid Said. En 1872, un cyclone a couché les arbres d’Unguja. Pemba, en grande partie épargnée, produit depuis lors l’essentiel de la récolte de l’archipel.</p>
<p>Dans les premières plantations travaillaient des personnes réduites en esclavage. L’esclavage a perdu son statut légal en 1897 ; après la révolution de 1964, la terre a été redistribuée en parcelles de trois acres. Quand un cultivateur vous montre « mes arbres », il y a de l’histoire dans le mot <em>mes</em>.</p>
<blockquote><p>L’odeur est agréable. L’histoire ne l’est pas toujours, et la visite comprend les deux.</p></blockquote>
<h2>Pour voir la récolte</h2>
<ul>
<li><strong>Quand :</strong> demandez-le-nous quelques semaines à l’avance. D’août à octobre, les chances sont généralement bonnes, mais personne ne fixe de date à un arbre.</li>
<li><strong>Sur la route :</strong> des nattes sont étalées dans les cours et parfois près du bas-côté. Ralentissez, et ne marchez jamais dessus.</li>
<li><strong>Photos :</strong> demandez d’abord. Des gens au travail ne sont pas un décor.</li>
<li><strong>En rapporter :</strong> la récolte va à l’organisme d’État, ne demandez donc pas un sac à l’entrée de la ferme. Le savon au girofle et les huiles parfumées sont faits sur l’île, pèsent moins lourd et survivent à la valise.</li>
<li><strong>Hors saison :</strong> la cannelle, la muscade, le poivre noir, la cardamome et la vanille poussent ici aussi. On peut les froisser, les gratter et les deviner toute l’année.</li>
</ul>
<p>Une visite de ferme avec déjeuner figure parmi nos <a href="/experiences">expériences</a>. Pour en savoir plus sur le passé de l’île, lisez la page sur son <a href="/why-pemba/cultural-heritage">patrimoine culturel</a>. Et mettez un vêtement qui a le droit de sentir Noël pendant une semaine.</p>`,
  },
  "where-to-stay-by-what-you-want": {
    title: "Où loger, selon ce que l’on cherche",
    description:
      "La ville sur sa crête, les plages du nord, un port calme, la côte ouest : quatre coins de Pemba, leurs atouts et les questions à poser avant de réserver.",
    content: `<p>Pemba mesure 67 kilomètres de long, et il faut bien plus de deux heures de route entre Mkoani et la pointe nord. La première question n’est donc pas quelle chambre, mais quel bout de l’île. Si vous choisissez mal, vous verrez beaucoup la route. C’est une jolie route, mais tout de même.</p>
<h2>Quatre coins, quatre sortes de journées</h2>
<ul>
<li><strong>Chake Chake et ses environs.</strong> Le milieu pratique : à un quart d’heure environ de l’aéroport, avec le marché, les distributeurs de billets et les bateaux de Wesha à proximité. Bien pour une première nuit, pour qui a des choses à régler et pour ceux qui aiment entendre une ville se réveiller. Pour les plages, il faut prendre la voiture.</li>
<li><strong>Wete.</strong> Un port tranquille sous les manguiers et les jacquiers, avec des roussettes en pleine ville et, de l’autre côté de l’eau, les îlots du nord-ouest. Bien pour naviguer et pour ne pas faire grand-chose.</li>
<li><strong>Kigomasha, au nord.</strong> Du sable blanc des deux côtés, la forêt de Ngezi derrière, des récifs tout près. C’est le coin des plages et des plongeurs. Mais le reste est loin, et l’on est au bout d’une mauvaise piste : prenez le livre que vous comptez finir.</li>
<li><strong>Wambaa et le sud-ouest.</strong> Une longue plage tournée vers l’ouest, un accès facile à Misali en bateau, des couchers de soleil sans quitter sa chaise. Commode si vous arrivez ou repartez par le ferry de Mkoani.</li>
</ul>
<p>Si vous avez une semaine, partagez-la : trois nuits au centre ou au sud, quatre au nord. Si vous avez trois nuits, restez au même endroit.</p>
<h2>Quel genre de toit</h2>
<p>Une maison d’hôtes en ville est simple, accueillante et réveillée de bonne heure. Un appartement convient à un séjour plus long, parce qu’il a une cuisine et que le marché ne coûte pas cher. Une villa se justifie pour une famille, ou pour des amis qui le sont encore. Un resort règle d’un coup les repas, les bateaux et les soirées, ce qui compte là où l’on ne peut aller nulle part ailleurs à pied.</p>
<h2>À demander avant de réserver</h2>
<ol>
<li>À quoi ressemble la plage à marée basse ? Beaucoup se vident deux fois par jour.</li>
<li>Y a-t-il un groupe électrogène ou de l’énergie solaire ? Des coupures, il y en a.</li>
<li>Que vaut la connexion mobile ? En ville, elle est bonne ; sur les plages, faible.</li>
<li>Qui cuisine le soir, et à quelle distance peut-on manger ailleurs ?</li>
<li>Sert-on de l’alcool ? Seuls certains établissements touristiques le font.</li>
<li>Une voiture ordinaire arrive-t-elle à la porte après la pluie ?</li>
<li>Comment payer ? Peu d’endroits prennent la carte, et les distributeurs ne marchent pas toujours.</li>
</ol>
<blockquote><p>Un hôte honnête répond sans hésiter à la question de la marée.</p></blockquote>
<p>Beaucoup de bateaux de plongée se reposent en avril et en mai, et certains établissements peuvent profiter de ces semaines pour des travaux : renseignez-vous d’abord. La meilleure période va de juin à octobre, alors demandez tôt.</p>
<p>Parcourez ensuite nos <a href="/stays">hébergements</a>. Si deux coins vous tentent encore autant l’un que l’autre, <a href="/contact">dites-nous</a> à quoi ressemble votre journée idéale et nous vous dirons lequel choisir.</p>`,
  },
  "getting-to-pemba-by-air-and-ferry": {
    title: "Rejoindre Pemba, par les airs ou par la mer",
    description:
      "Une demi-heure de petit avion ou une demi-journée de bateau : la dernière étape vers Pemba, son prix habituel et ce qu’il faut mettre dans le sac.",
    content: `<p>Personne ne passe par Pemba par hasard. Le vol long-courrier s’arrête à Unguja, l’île que la plupart des cartes appellent Zanzibar, ou à Dar es Salaam. De là, il y a deux façons de franchir le dernier morceau de mer : par-dessus, ou dessus.</p>
<h2>Par les airs</h2>
<p>De petits avions à hélice décollent d’Unguja plusieurs fois par jour et mettent de 20 à 30 minutes. Depuis Dar es Salaam, comptez une heure environ, en général par Unguja. L’aller simple coûte couramment entre 70 et 130 dollars américains ; vérifiez avant de partir, car ici les horaires ont leurs propres saisons.</p>
<p>Deux choses à savoir. Les bagages sont habituellement limités à une quinzaine de kilos, en sacs souples : une valise rigide se dispute avec la soute et perd. Et prenez une place côté hublot. Par temps clair, les récifs vus d’en haut valent à eux seuls le billet.</p>
<p>L’aéroport de Pemba se trouve à six kilomètres environ au sud-est de Chake Chake, soit un quart d’heure de voiture à peu près. Ne le photographiez pas. Même chose pour les ports, la police et les soldats.</p>
<h2>Par la mer</h2>
<p>Des ferries relient Unguja à Mkoani plusieurs jours par semaine. Quand un bateau rapide est en service, la traversée dure environ deux heures et demie à trois heures ; un navire plus gros en met quatre à six. Comptez à peu près de 25 à 40 dollars américains. Les jours changent : renseignez-vous la semaine du départ, pas le mois d’avant.</p>
<ul>
<li>Gardez votre <strong>passeport</strong> à portée de main. On le contrôle aussi quand vous arrivez d’Unguja.</li>
<li>Le canal peut être agité quand souffle le <em>kusi</em>, le vent de sud-est, d’avril à octobre environ. Si vous connaissez votre estomac, prenez quelque chose avant que le bateau ne prenne la mer.</li>
<li>Emportez de l’eau, de quoi grignoter et une veste légère.</li>
<li>Depuis Dar es Salaam, la correspondance se fait à Unguja : prévoyez une large marge.</li>
</ul>
<h2>Depuis le quai ou le tarmac</h2>
<p>De Mkoani à Chake Chake, il y a environ 30 kilomètres, soit 45 minutes, sur une route goudronnée. Pour Wete, comptez encore autant. Pour les plages du nord, prévoyez bien plus de deux heures depuis le ferry ; la fin est cahoteuse. Les dala-dalas, camionnettes et minibus collectifs, sont bon marché, lents et circulent de jour. Après la tombée de la nuit, prenez un chauffeur. Si vous voulez conduire vous-même, il vous faut un permis de Zanzibar, généralement établi avec la <a href="/transportation">location</a>.</p>
<blockquote><p>Gardez un jour de réserve avant le vol du retour. S’il ne sert à rien, vous saurez quoi en faire.</p></blockquote>
<h2>Les papiers, en bref</h2>
<p>Un visa de tourisme coûte 50 dollars américains pour une entrée unique et un séjour de trois mois au plus. Le tarif dépend de la nationalité ; le site des services d’immigration a le dernier mot. Zanzibar exige en outre des visiteurs étrangers une assurance d’entrée qui lui est propre : vérifiez la règle en vigueur. Le reste, des prises aux marées, est dans notre <a href="/travel">guide de voyage</a>.</p>`,
  },
  "flying-foxes-at-kidike": {
    title: "Les roussettes de Kidike",
    description:
      "Une chauve-souris à tête de renard qui ne vit qu’à Pemba, presque perdue, puis sauvée par des villages. Comment la voir à Kidike sans la réveiller.",
    content: `<p>Du sentier, on dirait des fruits : sombres, en forme de poire, trop nombreux pour un seul arbre. Puis l’une des poires déplie un bras, se gratte et vous regarde d’en haut avec une tête de petit renard roux. C’est le <em>popo wa Pemba</em>, la roussette de Pemba, et elle ne vit nulle part ailleurs.</p>
<h2>Une chauve-souris à part</h2>
<p>Pemba est séparée de l’Afrique par un canal profond de quelque 800 mètres ; c’est une île depuis des millions d’années. Cela suffit aux animaux pour devenir eux-mêmes. La roussette l’a fait en grand, avec une envergure de plus d’un mètre. Elle mange des fruits, des fleurs et des feuilles, transporte la nuit graines et pollen à travers l’île, et passe la journée suspendue, à se quereller et à s’éventer.</p>
<h2>Presque disparue, puis revenue</h2>
<p>En 1989, on craignait qu’elle n’ait presque disparu : chassée pour sa viande, alors que l’essentiel de sa forêt était déjà coupé. En 1995, on en a compté de 4 600 à 5 500. Une étude publiée en 2010 en a trouvé au moins 18 200 à 22 100. Entre les deux, rien de spectaculaire. Des villages se sont mis à garder les arbres où dorment les chauves-souris, et ils ont continué.</p>
<p>Kidike est le plus connu de ces dortoirs. Ses arbres étaient encore debout parce qu’ils ombragent un bosquet funéraire, et que personne n’abat un arbre au-dessus de ses grands-parents. Les chauves-souris avaient simplement bien choisi. L’espèce est toujours classée « vulnérable » : la garde continue.</p>
<blockquote><p>Tout autour, la forêt était du bois à couper. Ici, elle était un cimetière, et elle est restée une forêt.</p></blockquote>
<h2>Comment s’y rendre</h2>
<p>Depuis Chake Chake, il y a 12 à 14 kilomètres, environ 25 minutes de route. La fin d’après-midi convient aux deux parties : la chaleur est tombée, la colonie s’éveille et, vers le crépuscule, les premières partent se nourrir.</p>
<ul>
<li>Allez-y avec quelqu’un du village et payez ce que l’on vous demande. S’il y a des roussettes à regarder, c’est grâce à la patience des villageois.</li>
<li>N’oubliez pas où vous êtes. C’est un lieu de sépulture : couvrez-vous les épaules et les genoux, et restez sur le sentier.</li>
<li>Parlez bas. Ne tapez pas dans vos mains, ne criez pas, ne lancez rien pour les faire s’envoler. Une roussette qui vole à midi le paie.</li>
<li>Pas de drone près d’un dortoir, quelle que soit votre autorisation.</li>
<li>Prenez des jumelles et un chapeau. Levez la tête la bouche fermée.</li>
</ul>
<h2>Si vous ne pouvez pas y aller</h2>
<p>Des roussettes pendent aussi aux arbres en plein centre de Wete, au-dessus de la circulation, ou de ce qui en tient lieu. Et elles donnent une bonne raison de poursuivre par <a href="/why-pemba/lush-forest">la forêt</a>, où vivent quatre oiseaux que vous ne verrez sur aucune autre île : un petit-duc, un pigeon vert, un zostérops et un souimanga. Une marche guidée à Ngezi, avec halte à Kidike, est l’une de nos <a href="/experiences">expériences</a>.</p>`,
  },
  "how-a-foreigner-can-hold-land-in-zanzibar": {
    title: "Comment un étranger peut détenir un terrain à Zanzibar",
    description:
      "Baux, lots de copropriété et projets agréés en mots simples : ce qu’un acheteur étranger peut détenir à Pemba ou non, et qui doit vérifier les papiers.",
    content: `<p>La réponse courte : par un bail, avec un avocat, et lentement. La réponse longue suit. Ce n’est pas un conseil juridique, les lois changent, et cette page ne sait rien de la parcelle à laquelle vous pensez.</p>
<h2>Personne n’a la pleine propriété</h2>
<p>Selon la loi foncière de 1992 (Land Tenure Act), toutes les terres de Zanzibar sont publiques et dévolues au président. Les Zanzibarites peuvent détenir un <strong>droit d’occupation</strong>. Les étrangers ne le peuvent pas, les Tanzaniens du continent non plus. Si quelqu’un vous propose « la pleine propriété, sur la plage », remerciez-le pour le thé et rentrez chez vous.</p>
<p>Restent deux possibilités, et elles sont réelles :</p>
<ul>
<li><strong>Un bail de longue durée.</strong> On cite d’ordinaire une durée de 99 ans au plus, souvent par tranches de 33. Le bail peut être renouvelé et transmis par héritage selon ses clauses ; c’est pourquoi on lit les clauses.</li>
<li><strong>Un lot de copropriété.</strong> La loi n° 10 de 2010 sur la copropriété (Condominium Act) permet aux étrangers d’être propriétaires d’un lot, par exemple d’un appartement dans un ensemble plus grand. Demandez la preuve que le vôtre en relève.</li>
</ul>
<h2>Ce que fait la ZIPA</h2>
<p>Les projets d’investissement passent par la Zanzibar Investment Promotion Authority, en abrégé la ZIPA, en vertu de la loi n° 10 de 2023 sur l’investissement à Zanzibar. Un acheteur qui place au moins 100 000 $ dans un projet agréé peut actuellement se voir accorder un permis de séjour, valable aussi pour son conjoint et jusqu’à quatre enfants de moins de 20 ans. Il peut être dispensé de la moitié du droit de timbre, et le produit de l’investissement peut être transféré à l’étranger après impôt.</p>
<blockquote><p>« Peut », « agréé » et « actuellement » sont les trois mots les plus chers de ce paragraphe.</p></blockquote>
<p>Demandez à voir l’agrément lui-même, pas la brochure qui en parle. À Pemba, Micheweni, au nord-est, a été déclarée zone économique franche ; ce que cela signifie pour un projet donné est, là encore, une question pour la ZIPA.</p>
<h2>Un ordre raisonnable</h2>
<ol>
<li>Venez voir, si possible à deux périodes différentes de l’année, dont une fois sous la pluie.</li>
<li>Choisissez un avocat de Zanzibar que personne, dans l’affaire, ne vous a recommandé.</li>
<li>Faites consulter le registre : qui détient le droit ou le bail, et qu’en reste-t-il ?</li>
<li>Faites borner la parcelle, et allez à pied de borne en borne.</li>
<li>Réglez la question des arbres, qui peuvent appartenir à quelqu’un d’autre, et celle de l’accord de la shehia.</li>
<li>Renseignez-vous sur l’autorisation environnementale, le recul par rapport à la plage, la redevance foncière et les impôts.</li>
<li>Alors seulement, signez ; alors seulement, payez.</li>
</ol>
<p>La plupart des ennuis viennent de ce que l’on commence par le numéro sept. Un vendeur pressé, c’est aussi une information.</p>
<h2>Ce que nous pouvons faire</h2>
<p>Nous pouvons vous montrer <a href="/real-estate">des villas cédées par bail, des lots et des parcelles</a>, exposer notre lecture du marché sur la <a href="/invest">page consacrée à l’investissement</a> et vous dire franchement quand nous ne savons pas. Nous ne pouvons pas vérifier votre contrat, et nous ne ferons pas semblant.</p>
<p><em>Consultez un avocat de Zanzibar avant de signer ou de payer.</em></p>`,
  },
  "pemba-in-the-rains": {
    title: "Pemba à la saison des pluies",
    description:
      "En avril, l’île est mouillée, verte et presque sans visiteurs. Ce qui marche encore, ce qui se repose, et quoi emporter pour une vraie averse.",
    content: `<p>Il y a une raison pour laquelle on appelle Pemba l’île verte, et elle tombe surtout en avril. Si vous avez le choix, venez entre juin et octobre. Si vous ne l’avez pas, ou si vous préférez un endroit quand il n’y a personne d’autre, lisez la suite.</p>
<h2>Quand, et combien</h2>
<p>Il y a deux saisons humides. Les grandes pluies, <em>masika</em>, vont de mars à mai : environ 130, 300 et 190 millimètres pour ces trois mois. Les petites pluies, <em>vuli</em>, en apportent quelque 110 en novembre et 120 en décembre. Tous les autres mois s’en tiennent à une cinquantaine, ou moins.</p>
<p>Il continue de faire chaud, 29 à 31 °C le jour. La pluie vient souvent par grosses averses, avec des éclaircies entre deux. Certains jours, elle n’a jamais entendu parler d’éclaircies.</p>
<h2>Ce qui se repose</h2>
<p>Beaucoup de bateaux de plongée restent à terre en avril et en mai, et certains hébergements peuvent fermer pour travaux. Les pistes d’argile qui mènent aux plages deviennent lentes, puis comiques. Petits avions et ferries peuvent attendre que le temps s’arrange : gardez un jour de réserve avant tout vol qui, lui, ne vous attendra pas.</p>
<p>Novembre et décembre sont plus doux : la plongée reste généralement bonne, et une averse est une excuse pour prendre le thé.</p>
<h2>Ce qui marche</h2>
<ul>
<li><strong>La forêt.</strong> Ngezi est une forêt humide et n’est jamais plus belle que mouillée. Les grenouilles font du bruit, les sentiers sont souples, et le guide aura son avis sur vos chaussures.</li>
<li><strong>Les cuisines.</strong> Une soirée à râper de la noix de coco sous un toit de tôle, par une pluie battante : difficile de faire mieux.</li>
<li><strong>Chake Chake.</strong> Le marché, le petit musée dans ce qui reste du vieux fort, un café au gingembre.</li>
<li><strong>Les tortues.</strong> Tortues vertes et tortues imbriquées pondent à Misali, surtout en mars et en avril. Quant à savoir si un bateau part, c’est à la mer de le dire. Si vous en voyez une, gardez vos distances et laissez votre lampe éteinte.</li>
<li><strong>La lecture.</strong> Sérieusement. Peu d’endroits vous retiennent aussi gentiment sur une chaise.</li>
</ul>
<h2>Que mettre dans le sac</h2>
<ol>
<li>Une veste de pluie légère. Les parapluies servent à aller jusqu’à la voiture.</li>
<li>Des sandales qui se rincent. Des baskets blanches ne le resteront pas.</li>
<li>Un sac étanche pour le téléphone et le passeport, surtout en bateau.</li>
<li>Une lampe de poche, car les coupures de courant aiment l’orage.</li>
<li>Un répulsif et des manches longues pour le soir. Le risque de paludisme est faible, mais présent ; demandez à un centre de médecine des voyages s’il vous faut des comprimés.</li>
<li>Un livre de plus que prévu.</li>
</ol>
<blockquote><p>À la saison des pluies, on ne prévoit pas une journée. On en prévoit deux, et le ciel choisit.</p></blockquote>
<p>Demandez un <a href="/transportation">4x4</a>, de préférence avec un chauffeur qui sait quelle piste est devenue un ruisseau. Et <a href="/contact">écrivez-nous</a> avant de réserver des bateaux pour avril : nous aimons mieux vous le dire maintenant que sur la jetée. Les chiffres mois par mois sont dans le <a href="/travel">guide de voyage</a>.</p>`,
  },
  "working-with-island-suppliers": {
    title: "Travailler avec les fournisseurs de l’île",
    description:
      "Poisson, nattes, savon, bois, bateau : ce qu’il faut savoir du temps, de l’argent et des usages avant une première commande à un fournisseur de Pemba.",
    content: `<p>Tôt ou tard, quiconque fait tourner quelque chose à Pemba, une maison d’hôtes, une cuisine, un chantier, a besoin de quarante exemplaires d’un objet pour jeudi. Voici comment les obtenir, et pourquoi ce sera peut-être samedi.</p>
<h2>Ce que l’île produit</h2>
<p>Plus que les visiteurs ne le pensent. Le poisson des débarcadères, avec une grande criée matinale à Tumbe. Le riz, le manioc, les bananes, les noix de coco et les épices des petites exploitations. Les nattes et les paniers en <em>ukili</em> tressé, les calottes brodées, les coffres et les portes sculptés, le savon et les huiles au girofle. Des bateaux, construits à l’œil et à l’herminette. Des algues, cultivées surtout par des femmes. Ce qu’elle ne produit pas arrive par la mer : le ciment et les ampoules suivent les bateaux et la météo.</p>
<p>Un fournisseur, ici, c’est le plus souvent une famille. On y fait de bonnes choses en petit nombre, et une commande de deux cents paniers n’est pas une commande de dix en plus grand. C’est une autre conversation.</p>
<h2>Commencez par saluer</h2>
<p>La première fois, allez-y en personne. Demandez comment on va, comment va la famille, comment va le travail, et écoutez les réponses. Le prix vient après le thé. Ensuite, écrivez tout, en swahili et dans votre langue : nombre, taille, jour, prix, qui transporte. Faites un dessin si vous pouvez. Un échantillon posé sur la table règle plus de choses qu’une page d’adjectifs.</p>
<blockquote><p>La première visite vous coûte une matinée. Elle vous épargne les dix coups de téléphone suivants.</p></blockquote>
<h2>L’argent</h2>
<ul>
<li><strong>Monnaie :</strong> convenez d’un prix en shillings. Depuis mars 2025, la réglementation tanzanienne impose d’afficher les prix et de payer en shillings à l’intérieur du pays, sauf exceptions énumérées. Demandez à votre comptable lesquelles vous concernent, s’il y en a.</li>
<li><strong>Acomptes :</strong> un artisan doit acheter la matière avant de se mettre au travail. Payez une partie au début, une partie au milieu, le reste à la livraison.</li>
<li><strong>Moyens de paiement :</strong> le paiement par téléphone (mobile money) est courant ; gardez les reçus. Les distributeurs ne marchent pas toujours le jour où vous en avez besoin.</li>
<li><strong>Marchandage :</strong> en douceur. Si vous l’emportez trop nettement, c’est probablement la qualité qui a perdu.</li>
</ul>
<h2>Un calendrier des commandes</h2>
<ol>
<li><strong>Le vendredi :</strong> midi est l’heure de la prière. N’y prévoyez pas de livraison.</li>
<li><strong>Le ramadan :</strong> des journées plus courtes, des matins fatigués, des nuits animées. Commandez bien avant. Les deux fêtes de l’Aïd sont fériées.</li>
<li><strong>De mars à mai :</strong> de la pluie sur les pistes, et rien ne sèche, ni le bois ni la peinture.</li>
<li><strong>La récolte du girofle,</strong> de juillet à décembre environ : une bonne année, toutes les mains libres sont dans les arbres.</li>
</ol>
<p>Et trois choses à ne pas commander : tout objet en coquillage, tout objet en corail, et les sacs en plastique, qui sont interdits.</p>
<p>Si vous fabriquez quelque chose à Pemba, ou cherchez quelqu’un qui le fasse, <a href="/contact">écrivez-nous</a> en choisissant « Partenariat ». Les locaux, de la boutique à l’atelier, sont à la page <a href="/real-estate">Immobilier</a>.</p>`,
  },
  "how-to-greet-and-dress": {
    title: "Saluer d’abord, demander son chemin ensuite",
    description:
      "Cinq salutations, une règle sur les genoux et quelques mots sur le ramadan : être un invité bienvenu à Pemba sans tout apprendre par ses erreurs.",
    content: `<p>À Pemba, on peut faire presque tout lentement sans que personne y trouve à redire. L’exception, c’est le salut, qui se fait tout de suite. Aborder quelqu’un pour lui demander où est la banque, sans un bonjour, est à peu près aussi poli que d’entrer par la fenêtre.</p>
<h2>Cinq mots qui ouvrent les portes</h2>
<ul>
<li><strong>Shikamoo</strong>, à toute personne nettement plus âgée que vous. On répond <em>Marahaba</em>. Rien de ce que vous apprendrez ne rapporte autant de sourires par syllabe.</li>
<li><strong>Habari ?</strong> Quelles nouvelles ? Répondez <em>Salama</em> ou <em>Nzuri</em>, même si vos bagages sont encore à Unguja.</li>
<li><strong>Assalamu alaykum</strong>, que la paix soit sur vous. Répondez <em>Wa alaykum assalam</em>.</li>
<li><strong>Karibu</strong>, bienvenue. Vous l’entendrez toute la journée. Dites <em>Asante</em>, merci.</li>
<li><strong>Hodi</strong>, lancé devant une porte avant d’entrer. Attendez le <em>karibu</em>.</li>
</ul>
<p>Ici, les salutations sont longues : vous, votre famille, votre travail, votre voyage. Personne ne cherche à gagner du temps. C’est cela, la conversation ; la question sur la banque est le post-scriptum. Entre un homme et une femme, attendez de voir si une main se tend. Une main sur le cœur fait aussi bien l’affaire.</p>
<h2>Épaules et genoux</h2>
<p>L’île est très majoritairement musulmane et s’habille avec soin. Hors de la plage, couvrez-vous les épaules et les genoux, les hommes aussi ; pour les femmes, plutôt ample. Le maillot de bain a sa place sur la plage ou sur le bateau, et nulle part entre les deux. Un kanga, le pagne de coton imprimé dont la bordure porte un proverbe, résout presque tout et coûte peu. Demandez ce que dit le proverbe avant de le porter à un mariage.</p>
<h2>À la porte et à table</h2>
<ol>
<li>On se déchausse dans les maisons.</li>
<li>On mange et on donne de la main droite.</li>
<li>Demandez avant de photographier qui que ce soit. La police, les soldats, les ports et l’aéroport : jamais.</li>
<li>Les non-musulmans regardent en général les mosquées de l’extérieur. Demandez, et acceptez la réponse.</li>
<li>On ne s’embrasse pas en public, si beau que soit le coucher du soleil.</li>
<li>Ni bonbons ni pièces aux enfants. Cela leur apprend à réclamer.</li>
</ol>
<h2>Si vous venez pendant le ramadan</h2>
<p>Il suit la lune et tombe chaque année une dizaine de jours plus tôt : vérifiez les dates avant de réserver. Le jour, ne mangez pas, ne buvez pas et ne fumez pas en public. En ville, la plupart des endroits où l’on mange restent fermés jusqu’au coucher du soleil, tandis que les tables qui accueillent des visiteurs continuent de les servir. Ayez de la patience avec les chauffeurs l’après-midi ; ils n’ont pas bu une goutte d’eau depuis avant l’aube. Après le coucher du soleil, les rues se remplissent et la table vaut l’attente. Si l’on vous invite, allez-y.</p>
<blockquote><p>Vous ferez des erreurs. Si vous avez salué d’abord, elles seront pardonnées avant que vous les remarquiez.</p></blockquote>
<p>Pour en savoir plus sur les portes, le bao et le jeu du taureau, voyez la page <a href="/why-pemba/cultural-heritage">Patrimoine culturel</a>. Pour la pratique, n’importe laquelle de nos <a href="/experiences">expériences</a> fera l’affaire.</p>`,
  },
};
