import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const destinations: CataloguePart<"destinations"> = {
  destinations: {
    beaches: "Plages",
    forest: "Forêt",
    culture: "Culture",
    activities: "Que faire sur place",
    seeExperiences: "Voir les expériences",
    contactUs: "Nous contacter",
  },
  destinationBeaches: {
    metaTitle: "Plages de Pemba : Vumawimbi, Misali et les bancs de sable",
    metaDescription:
      "Cinq plages de Pemba et ce que l’on y fait : le long arc de Vumawimbi, Kigomasha, Misali, Wambaa et les bancs de sable qui vont et viennent avec la marée.",
    title: "Plages préservées",
    lead: "Du sable sans une trace de pas : ici, ce n’est pas une promesse. C’est l’état normal des lieux à sept heures du matin.",
    intro:
      "Pemba garde son meilleur sable à l’écart : derrière des collines à girofliers, au bout de pistes rouges ou en pleine mer, trois heures par jour.",
    vumawimbi: "Vumawimbi",
    vumawimbiBody:
      "Un long arc blanc adossé à la forêt, sans un village sur le sable. Le meilleur terrain de football de l’île, jusqu’à ce que la mer remonte.",
    kigomasha: "Kigomasha",
    kigomashaBody:
      "Le côté ouest de la pointe nord : calme à marée haute, le récif tout près, et le soleil se couche du bon côté.",
    misali: "Misali",
    misaliBody:
      "À une heure de bateau : un îlot boisé et ses gardes, une plage de sable, aucune boutique et, les bons matins, des dauphins dans le canal.",
    sandbanks: "Les bancs de sable intermittents",
    sandbanksBody:
      "Là à marée basse, disparus à l’heure du déjeuner. Votre capitaine connaît l’horaire : c’est la lune.",
    wambaa: "Wambaa",
    wambaaBody:
      "Une longue plage tournée vers l’ouest, au nord de Mkoani. Apportez du manioc grillé et regardez rentrer les bateaux.",
    activitiesTitle: "Trois vitesses, toutes lentes",
    inWater: "Dans l’eau",
    snorkel: "Palmes et tuba sur le tombant de Misali",
    dive: "Plonger sur le tombant de Pemba",
    diveWeek: "Cinq jours sous l’eau",
    onWater: "Sur l’eau",
    sail: "En boutre dans la dernière lumière",
    dolphins: "Les dauphins au point du jour",
    paddle: "À la pagaie dans la mangrove",
    onSand: "Sur le sable",
    sandbankLunch: "Déjeuner sur un banc de sable",
    camp: "Dormir sous la tente, à la limite de la marée",
    nothing: "Absolument rien",
    callTitle: "Choisissez la plage, nous amenons le bateau",
    callBody: "Une demi-journée suffit. Une journée entière, c’est mieux.",
  },
  destinationForest: {
    metaTitle: "Forêts de Pemba : Ngezi, la mangrove et les roussettes",
    metaDescription:
      "Marchez à Ngezi avec un guide, pagayez dans la mangrove et cherchez la roussette, le petit-duc et le pigeon vert qui ne vivent qu’à Pemba.",
    title: "Forêt luxuriante",
    lead: "Pemba est une île depuis des millions d’années. La forêt en a profité pour se faire des animaux à elle.",
    intro:
      "Presque tout l’ouest ressemblait autrefois à cela : haut, humide, plein d’oiseaux. Ce qu’il en reste se trouve au nord et demande un guide, de bonnes chaussures et une voix basse.",
    ngezi: "La forêt de Ngezi",
    ngeziBody:
      "Environ 1 440 hectares au-delà de Konde, où l’on se croirait plutôt en montagne qu’au bord de la mer. La petite boucle prend une heure ; le grand sentier débouche à Vumawimbi au bout de trois ou quatre.",
    creeks: "Les bras de mer de la mangrove",
    creeksBody:
      "Les dix espèces de palétuviers de Tanzanie poussent le long de la côte ouest. À marée haute, on se glisse sous les branches à la pagaie. À marée basse, les crabes reprennent les lieux.",
    wildlifeEyebrow: "Nulle part ailleurs",
    wildlifeTitle: "Trois voisins sans autre adresse",
    flyingFox: "Roussette de Pemba",
    flyingFoxBody:
      "Une chauve-souris frugivore de plus d’un mètre d’envergure. En 1989, on craignait qu’elle n’ait presque disparu ; aujourd’hui, les villages gardent ses dortoirs et les arbres de Kidike sont de nouveau pleins.",
    owl: "Petit-duc de Pemba",
    owlBody:
      "On l’entend d’abord, on le voit ensuite. La nuit, à Ngezi, le guide s’arrête, la lampe se lève, et deux yeux vous regardent d’en haut.",
    pigeon: "Pigeon vert de Pemba",
    pigeonBody:
      "Vert sur vert, à la cime d’un arbre fruitier. Allez-y tôt, et croyez le guide quand il vous dit quelle feuille c’est.",
    activitiesTitle: "Marcher, attendre, lever la tête",
    onFoot: "À pied",
    loop: "Ngezi avec un guide forestier",
    kidike: "Les roussettes de Kidike",
    baobabs: "Baobabs et criques rocheuses à Vitongoji",
    byPaddle: "À la pagaie",
    kayak: "En kayak à marée haute",
    birds: "Les martins-pêcheurs avant le petit déjeuner",
    crabs: "Les crabes de cocotier de Misali",
    afterDark: "La nuit tombée",
    nightWalk: "Marche de nuit : petits-ducs et galagos",
    stars: "Camper sous plus d’étoiles qu’il n’en faut",
    massage: "Huile de girofle pour jambes fatiguées",
    callTitle: "Prenez vos chaussures, nous amenons le guide",
    callBody: "Deux heures, c’est un début. L’aube et le crépuscule, c’est mieux.",
  },
  destinationCulture: {
    metaTitle: "Patrimoine de Pemba : ruines, portes sculptées et girofle",
    metaDescription:
      "Villes de pierre dans la mangrove, portes sculptées, girofle, kangas, bateaux construits à l’œil : ce que Pemba conserve, et comment le voir avec tact.",
    title: "Patrimoine culturel",
    lead: "Une île swahilie, omanaise, shirazie, et tout à fait elle-même. Ici, se saluer prend du temps. C’est fait pour.",
    intro:
      "Mille ans de commerce ont laissé des villes de pierre sur les caps, des portes sculptées dans les rues du marché et du girofle sur une natte sur deux.",
    ruins: "Les ruines de Ras Mkumbuu",
    ruinsBody:
      "Une mosquée, des tombes à pilier et des maisons au bout d’une longue presqu’île, pour la plupart des XIIIe et XIVe siècles. Le mieux est d’y aller en bateau.",
    doors: "Le marché et les portes, Chake Chake",
    doorsBody:
      "Le marché à son heure la plus bruyante, l’ancien tribunal et son horloge, des portes dont les sculptures disent qui vivait derrière.",
    cloves: "La récolte du girofle",
    clovesBody:
      "Des boutons cueillis à la main, détachés de leur tige par des familles entières, séchés sur des nattes. Dans les anciennes plantations, le travail était fait par des personnes réduites en esclavage, jusqu’en 1897 ; depuis la révolution de 1964, beaucoup de girofliers se trouvent sur des parcelles familiales de trois acres.",
    traditionsEyebrow: "Vécues, pas mises en scène",
    traditionsTitle: "Deux traditions que vous croiserez peut-être",
    kanga: "Le kanga parle",
    kangaBody:
      "Un pagne imprimé, avec une phrase en swahili le long du bord. On l’offre aux mariages, on le porte tous les jours, et il dit ce que sa propriétaire préfère ne pas dire tout haut.",
    boats: "Des bateaux construits à l’œil",
    boatsBody:
      "Boutres et ngalawas à balancier sont taillés à l’herminette et calfatés à la main, sur la plage. Sans plan. Les jours de course, on voit qui avait le meilleur œil.",
    activitiesTitle: "Demander d’abord, s’asseoir ensuite",
    walk: "Marcher et regarder",
    doorsWalk: "Les portes sculptées de Chake Chake",
    mkumbuuBoat: "Ras Mkumbuu en bateau",
    market: "Le marché avant neuf heures",
    taste: "Cuisiner et goûter",
    cloveLunch: "Déjeuner dans une ferme à girofle",
    kitchen: "Un soir dans une cuisine de Wete",
    spices: "Les épices, les yeux fermés",
    join: "Participer",
    bullGame: "Le jeu du taureau, à la saison sèche",
    race: "Une journée aux courses de ngalawas",
    bao: "Une partie de bao sur le baraza",
    callTitle: "Dites-nous ce qui vous intrigue",
    callBody: "Nous savons à quelle porte frapper, et quand.",
  },
};
