import type { ExperienceWords } from "#db/seed/demo/experiences/en";

export const fr: ExperienceWords = {
  "dhow-sunset": {
    title: "En boutre dans la dernière lumière",
    description:
      "Nous quittons Wete une heure avant le coucher du soleil. Le capitaine Juma hisse la voile latine à la main, le moteur reste à terre et, pendant deux heures, on n’entend que les cordages, l’eau et l’appel à la prière qui arrive de la ville.\n\nÀ mi-parcours, nous jetons l’ancre devant un banc de sable, le temps de quelques chips de manioc et d’un thé au gingembre. Puis les derniers souffles de la brise de mer nous ramènent, pendant que le ciel fait son œuvre.",
  },
  "misali-snorkel": {
    title: "Palmes et tuba sur le tombant de Misali",
    description:
      "À une heure de bateau de Wesha, voici Misali : une forêt, une plage blanche et un récif qui commence à quelques coups de palmes du sable. Vous nagez au-dessus des coraux tabulaires jusqu’à l’endroit où le fond disparaît dans le bleu.\n\nEntre deux baignades, poisson grillé à l’ombre et promenade avec un garde de l’île, à la recherche des crabes de cocotier. Des tortues, il y en a souvent ; des promesses, jamais.",
  },
  "ngezi-forest": {
    title: "La forêt de Ngezi et les roussettes",
    description:
      "Ngezi est le dernier grand morceau de la forêt qui couvrait autrefois l’ouest de Pemba : des arbres immenses, de l’humidité, des oiseaux que l’on ne voit nulle part ailleurs. Un guide forestier vous emmène à pas lents, entre marais et fougères, jusqu’aux ruines d’une ancienne scierie.\n\nAu retour, nous faisons halte à Kidike. Les roussettes de Pemba, de grandes chauves-souris, y passent la journée pendues aux arbres d’un bosquet funéraire. Nous parlons bas et les laissons dormir.",
  },
  "clove-lunch": {
    title: "Girofle, épices et déjeuner à la ferme",
    description:
      "On sent la ferme avant de la voir. Mwanaidi montre comment on cueille les clous de girofle, comment on les détache de leur tige et comment on les sèche sur des nattes. Puis elle vous fait deviner, les yeux fermés, la cannelle, la muscade et la cardamome.\n\nLe déjeuner cuit sur un feu de bourre de coco : poulpe au lait de coco, pilau, mangue verte. Tout le monde mange de la main droite, et personne n’échappe à la deuxième assiette.",
  },
  "carved-doors": {
    title: "Les portes sculptées de Chake Chake",
    description:
      "Une courte promenade dans Chake Chake avec quelqu’un qui y a grandi : le marché à son heure la plus bruyante, l’ancien tribunal et son horloge, des portes dont les sculptures disent qui vivait derrière.\n\nNous finissons sur un baraza, le banc de pierre que l’on trouve devant chaque maison, avec un café au gingembre et le temps de poser toutes vos questions.",
  },
  "dolphins-dawn": {
    title: "Les dauphins au point du jour",
    description:
      "Le bateau quitte Mkoani quand la mer est encore grise et plate. Au petit matin, dauphins à long bec et grands dauphins chassent dans le canal de Pemba. Nous coupons le moteur et les regardons, à la distance qu’ils choisissent.\n\nLe petit déjeuner se prend à bord : mandazi, fruits, thé sucré. De juillet à octobre, des baleines à bosse passent aussi.",
  },
  "mangrove-kayak": {
    title: "En kayak dans la mangrove à marée haute",
    description:
      "À marée haute, les bras de mer en contrebas de Chake Chake deviennent un couloir vert. Vous pagayez entre les racines des palétuviers et les martins-pêcheurs. Un guide ouvre la voie, personne n’est pressé.\n\nC’est la marée qui fixe l’heure : nous vous la donnons la veille. Les débutants sont les bienvenus, car l’eau est calme et l’on y a presque toujours pied.",
  },
  "two-tank-dive": {
    title: "Deux plongées sur le tombant de Pemba",
    description:
      "Deux immersions sur les récifs abrupts du canal de Pemba : coraux mous, barracudas et une paroi qui se poursuit loin sous vos palmes. La visibilité est souvent de 20 à 40 mètres, et c’est le courant qui choisit la passe.\n\nPour les plongeurs brevetés qui ont déjà un peu pratiqué la dérive. Blocs, plombs et déjeuner sont à bord ; donnez-nous votre taille, nous apportons le reste.",
  },
  "village-kitchen": {
    title: "Un soir dans une cuisine de Wete",
    description:
      "Fatma cuisine tous les soirs pour sa famille et, pour une fois, vous lui donnez un coup de main : râper la noix de coco sur le mbuzi, plier les chapatis, garder un œil sur le samaki wa kupaka.\n\nPuis tout le monde s’assied sur la natte et mange. Vous rentrez avec les recettes, écrites en deux langues, et une odeur de charbon de bois sur les vêtements.",
  },
  "clove-massage": {
    title: "Huile de girofle et air marin",
    description:
      "Un massage sous un toit de palmes, avec une huile faite sur l’île : de la coco, un peu de girofle, un peu d’ylang-ylang. Les femmes sont massées par des femmes, les hommes par des hommes.\n\nEnsuite, une infusion d’hibiscus et un lit de repos d’où l’on entend la mer sur le récif. Personne ne vous demandera de partir.",
  },
  "three-day-sail": {
    title: "Trois jours à la voile",
    description:
      "De Wete, cap sur le nord-ouest et ses îlots : Fundo, Njao, puis le côté désert de Kigomasha. Le jour, on navigue, on nage, on pêche ; la nuit, on dort sous la tente, sur une plage, avec un feu et plus d’étoiles qu’il n’en faut.\n\nUn équipage de trois personnes, cuisinier compris. Prenez un chapeau et une lampe de poche. Pour le reste, ne prévoyez rien.",
  },
  "private-sandbank": {
    title: "Un banc de sable pour vous seuls",
    description:
      "À marée basse, la mer découvre une langue de sable blanc à une heure de Mkoani. Le temps d’une demi-marée, elle est à vous : un boutre, un parasol, un cuisinier et personne d’autre.\n\nLe prix s’entend par personne, à partir de deux participants. Quand l’eau revient, nous plions la table, hissons la voile et ne laissons rien derrière nous.",
  },
  "five-day-diving": {
    title: "Cinq jours sur les récifs du large",
    description:
      "Dix plongées en cinq jours, des jardins de corail abrités aux passes de Njao, Fundu et Uvinje. Des groupes de quatre, un guide qui plonge ici depuis des années et un bateau qui attend l’étale.\n\nLes bateaux se reposent en avril et en mai. Nous croisons parfois des raies mantas, nous n’en promettons jamais. Prévoyez votre brevet et une assurance qui couvre l’évacuation.",
  },
  "ras-mkumbuu": {
    title: "Ras Mkumbuu, la ville que la mer a gardée",
    description:
      "On arrive à Ras Mkumbuu en bateau, comme ses marchands autrefois. Une mosquée, des tombes à pilier et des murs de maisons se dressent parmi les baobabs, au bout d’une longue presqu’île. L’ensemble date surtout des XIIIe et XIVe siècles.\n\nHamad distingue ce que l’on sait de ce que l’on raconte. Le déjeuner se prend sur la plage, en contrebas, avec une baignade avant que la marée ne tourne.",
  },
};
