import type { VehicleWords } from "#db/seed/demo/vehicles/en";

export const fr: VehicleWords = {
  "island-4x4": {
    name: "4x4 de l’île",
    description:
      "Haut, carré, presque rien ne l’arrête. De la place pour cinq et leurs palmes, une garde au sol à la mesure des sables de Kigomasha et une roue de secours que nous avons vérifiée nous-mêmes. Prenez le volant, avec le permis de Zanzibar établi au moment de la location, ou laissez un chauffeur s’inquiéter des chèvres.",
  },
  "teal-scooter-125": {
    name: "Scooter 125 bleu canard",
    description:
      "Pour circuler en ville, avec une caisse pour le marché. Léger, automatique, facile à garer à Chake Chake, où le trottoir a valeur de suggestion. Deux casques sont fournis. Après la pluie, restez sur la route goudronnée : l’argile mouillée a toujours le dernier mot.",
  },
  "coast-motorbike-150": {
    name: "Moto 150 de la côte",
    description:
      "Long réservoir, selle moelleuse, à l’aise sur la terre rouge. La moto que la moitié de Pemba choisirait pour aller de Mkoani à Konde et revenir dans la journée. Porte-bagages à l’arrière, deux casques, carburant dans les villes seulement. Apportez un permis moto et de quoi vous protéger de la poussière.",
  },
  "farm-track-quad": {
    name: "Quad des plantations",
    description:
      "Pour les collines à girofliers et le bout sablonneux de toutes les routes. Stable, assez lent pour sentir la récolte, facile à prendre en main dans notre cour. Un guide peut vous accompagner et montrer le chemin ; dites-nous où vous voulez aller, nous convenons du prix avant le départ.",
  },
  "basket-bicycle": {
    name: "Vélo à panier",
    description:
      "Sept vitesses, une sonnette, aucune hâte. Le panier contient un tuba, un ananas et pas grand-chose d’autre. Bien pour Wete et les chemins ombragés des environs ; les côtes sont courtes et l’on peut pousser sans honte.",
  },
  "town-hatch-with-driver": {
    name: "Citadine avec chauffeur",
    description:
      "Laissez-vous conduire : Hamad connaît tous les virages et la plupart des chèvres. Une petite voiture climatisée pour les routes goudronnées entre Mkoani, Chake Chake, Wete et Konde. Il attend pendant que vous nagez, parle anglais et swahili, et a des opinions sur les mangues.",
  },
  "ridge-mountain-bicycle": {
    name: "VTT des crêtes",
    description:
      "Vingt et une vitesses et des pneus larges pour les pistes entre les plantations de girofliers. Nous réglons la selle à votre taille et ajoutons une pompe, un kit de réparation et une carte où les passages raides sont marqués. La plupart des cyclistes les ignorent une fois, pas deux.",
  },
  "suzuki-jimny": {
    name: "Suzuki Jimny",
    description:
      "Petit, cubique, et meilleur dans le sable profond que des voitures deux fois plus grosses. On y voyage à l’aise à deux, à quatre si l’on s’entend bien. La piste de Vumawimbi est sa raison d’être. Un chauffeur est disponible pour qui préfère regarder par la fenêtre.",
  },
  "honda-dio-110": {
    name: "Honda Dio 110",
    description:
      "Un scooter silencieux, avec une selle pour deux, un petit porte-bagages et une prise qui maintient le téléphone en vie pendant qu’il indique la route. À son affaire à moins de trente kilomètres de Wete et avant la nuit, quand les vaches rentrent par le même chemin.",
  },
  "honda-xl-200": {
    name: "Honda XL 200",
    description:
      "Haute, légère, faite pour les mauvaises pistes. C’est elle qu’il faut pour Ngezi, Ras Kigomasha et les villages où la route abandonne. Pour motards expérimentés : de longues jambes, un permis moto et un certain respect du sable. Casque, gants et porte-bagages sont compris.",
  },
  "two-seat-quad-400": {
    name: "Quad 400 biplace",
    description:
      "Deux places, un vrai dossier et assez de moteur pour les chemins agricoles en pente au-dessus de Chake Chake. Un chauffeur peut tenir le guidon pendant que vous tenez l’appareil photo. Nous n’allons pas sur les plages : les tortues, les filets et le football y ont la priorité.",
  },
  "toyota-noah": {
    name: "Toyota Noah, sept places",
    description:
      "Sept places, des portes coulissantes et de quoi caser les bagages d’une famille qui a fait ses valises deux fois. Bien pour l’aéroport, le ferry et les longues journées sur route goudronnée. Conduisez vous-même ou prenez notre chauffeur, qui a soulevé toutes les valises possibles.",
  },
};
