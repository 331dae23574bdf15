import type { ReplyWords } from "#db/seed/demo/replies/en";

export const fr: ReplyWords = {
  airport: {
    text: "Bonjour {name},\n\nNous pouvons vous accueillir à l’aéroport de Pemba. Chake Chake est à environ 6\u00a0km, soit un quart d’heure en voiture. Indiquez-nous votre numéro de vol, votre heure d’arrivée et le nombre de vos bagages. Dans les petits avions, les bagages sont en général limités à une quinzaine de kilos, en sacs souples.\n\nÀ bientôt,\n{staff}",
  },
  deposit: {
    text: "Bonjour {name},\n\nMerci pour votre réservation\u202f: {item}, {days}, {total} au total. Avant de la confirmer, nous vous demandons un acompte. Dites-nous comment vous souhaitez le régler et nous vous enverrons les détails. Merci d’indiquer votre référence {reference} avec le paiement.\n\nCordialement,\n{staff}",
  },
  full: {
    text: "Bonjour {name},\n\nNous sommes désolés\u202f: {item} n’est plus libre aux dates demandées ({days}). Pourriez-vous venir un peu plus tôt ou un peu plus tard\u202f? Dites-nous quels jours vous conviennent, et nous regarderons ce qui est libre.\n\nCordialement,\n{staff}",
  },
  directions: {
    text: "Bonjour {name},\n\nDepuis Chake Chake, comptez environ 30\u00a0km jusqu’à Mkoani ou Wete, soit 45\u00a0minutes en voiture, et 40 à 45\u00a0km jusqu’à Konde, soit une heure ou un peu plus. La route principale est goudronnée. Les pistes vers les plages sont en sable ou en argile, et lentes après la pluie. On roule à gauche, on ne trouve du carburant que dans les villes, et la nuit, mieux vaut prendre un chauffeur.\n\nBonne route,\n{staff}",
  },
  thanks: {
    text: "Bonjour {name},\n\nMerci de votre visite. Nous espérons que Pemba vous a plu. Si nous pouvons faire mieux, écrivez-nous\u202f: nous lisons chaque mot. Et si vous revenez entre juillet et décembre environ, vous sentirez la récolte des clous de girofle depuis la route.\n\nKwaheri,\n{staff}",
  },
};
