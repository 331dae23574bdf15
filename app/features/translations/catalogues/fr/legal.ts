import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const legal: CataloguePart<"legal"> = {
  legal: {
    eyebrow: "Les petits caractères, en lisible",
    contents: "Sur cette page",
    updated: "Dernière mise à jour",
    responsible: "Responsable de ce site",
    dataKeptIn: "Stockage des données",
    address: "Adresse",
    email: "E-mail",
    phone: "Téléphone",
    form: "Formulaire de contact",
    formLink: "Écrire",
    readPrivacy: "Lire ce que nous faisons de vos données",
    readTerms: "Lire les conditions d’utilisation",
  },
  privacy: {
    metaTitle: "Confidentialité",
    metaDescription:
      "Ce que ce site conserve à votre sujet, pourquoi, combien de temps, et comment le faire rectifier ou effacer. Ni mesure d’audience ni publicité.",
    title: "Confidentialité",
    intro:
      "Nous conservons ce que vous nous envoyez, afin de pouvoir vous répondre. Nous ne vous suivons pas, ni ici ni ailleurs. Voici le détail.",
    s1Title: "Qui est responsable",
    s1Body:
      "{brand} exploite ce site et décide de l’usage des données qui s’y trouvent ; c’est donc le responsable du traitement. Les moyens de nous joindre figurent au bas de cette page. Écrivez-nous à propos de tout ce qui suit : quelqu’un vous répondra.",
    s2Title: "Ce que vous nous envoyez",
    s2Body:
      "Pour lire ce site, vous n’avez rien à fournir. Aucun compte n’est nécessaire, et il n’en existe pas.\n\nLorsque vous utilisez le formulaire de contact, nous conservons votre nom, votre adresse e-mail, votre numéro de téléphone si vous l’indiquez, le sujet et votre message. Une question sur un bien est conservée de la même façon, avec la mention du bien concerné.\n\nLorsque vous demandez une expérience, un hébergement ou un véhicule, nous conservons votre nom, votre adresse e-mail et votre numéro de téléphone, les dates, le nombre de personnes, votre lieu de séjour si le formulaire le demande, vos demandes particulières et le prix que nous vous avons affiché.\n\nDans chaque cas, nous conservons aussi la langue de la page, pour vous répondre dans cette langue, la page d’où vient l’envoi, l’heure et un numéro aléatoire qui évite qu’un formulaire envoyé deux fois n’arrive en double.\n\nSi vous demandez à être informé des nouveaux biens ou des baisses de prix, nous enregistrons votre adresse e-mail, la langue et la devise de la page ainsi que ce que vous recherchez. Nous n’envoyons rien tant que vous n’avez pas appuyé sur « Démarrer » dans notre premier message, et ce qui n’est pas démarré dans les sept jours est supprimé. Chaque message contient un lien qui met fin à tout.",
    s3Title: "Ce que garde votre navigateur",
    s3Body:
      "Deux cookies retiennent vos choix pendant un an : pemba.language contient la dernière langue utilisée, pemba.currency la devise choisie. Votre navigateur garde ces deux mêmes valeurs dans son propre stockage. Rien d’autre n’y est inscrit, et vous pouvez tout supprimer à tout moment.\n\nUn cookie retient ce que vous enregistrez : pemba.saved contient votre liste de favoris et, si vous la partagez, la clé qui vous permet de mettre fin au lien. Il dure 400 jours à compter de votre dernier changement et n’est créé que lorsque vous touchez un cœur. Les notes de votre liste restent dans le stockage de votre navigateur jusqu’à ce que vous les effaciez, et ne nous parviennent que si vous les joignez à une question. Si votre navigateur n’exécute pas de scripts, pemba.notice vous confirme l’enregistrement sur la page suivante.\n\nUn cookie contient le plan de voyage : pemba.plan garde ce que vous y ajoutez, avec les jours et le nombre de personnes, et rien sur vous. Il dure 400 jours à compter de votre dernière modification, n’est posé que si vous choisissez « Ajouter au plan » et disparaît quand vous envoyez le plan.\n\nDeux autres cookies durent peu. Sur les pages avec un formulaire, pemba.opened note l’heure à laquelle vous avez ouvert la page, ce qui nous permet de reconnaître les robots qui envoient un formulaire en une seconde. Il disparaît quand vous fermez le navigateur. Lorsque vous avez proposé un bien, pemba.notice porte nos remerciements jusqu’à la page suivante et disparaît en moins d’une minute.\n\nVotre navigateur garde aussi quelques éléments dans l’onglet ouvert : ce que vous avez saisi dans un formulaire de contact, de réservation ou d’annonce que vous n’avez pas encore envoyé, l’endroit où vous en étiez dans une page, un message à afficher sur la page suivante et une marque indiquant que nos scripts sont déjà chargés. Ce que vous avez saisi ne nous parvient que si vous l’envoyez, et tout cela est effacé quand vous fermez l’onglet.\n\nLe reste est réservé à notre équipe : un cookie qui maintient la connexion et expire une semaine après la dernière visite, un autre valable cinq minutes, entre le mot de passe et le code, un autre qui reconnaît un appareil déjà utilisé pour se connecter, ainsi que les réglages et les textes inachevés de l’espace de travail.\n\nSi vous touchez une page, si vous y tapez quelque chose ou si vous en ouvrez une deuxième, votre navigateur garde une petite page avec les numéros d’urgence, pour les moments sans réseau. Si vous ouvrez le guide de voyage, enregistrez quelque chose, installez le site ou choisissez « Garder hors ligne », il garde aussi le guide, la carte, votre liste et ses pages, avec leurs photos. Tout cela reste sur votre appareil et ne parvient à personne, pas même à nous. C’est renouvelé à votre retour, et le navigateur peut l’effacer quand la place manque. « Supprimer tout ce qui est gardé », sur la page « Garder hors ligne », efface tout aussitôt ; pemba.offline retient alors ce souhait pendant un an.\n\nIl n’y a aucun cookie publicitaire ou statistique ; c’est pourquoi aucun bandeau ne vous demande d’en accepter.",
    s4Title: "Votre adresse réseau",
    s4Body:
      "Tout site voit l’adresse réseau (adresse IP) d’où vient une requête. Nous l’utilisons à une seule fin : compter ce qui est demandé et envoyé depuis une même adresse, pour que personne ne puisse nous submerger. Ce compte est effacé au bout d’un jour environ et n’est jamais rapproché de votre message.\n\nEn cas de panne, notre journal d’erreurs note la page concernée et l’heure. Il ne note pas ce que vous avez saisi.\n\nLes mots recherchés ici sans résultat sont comptés par mois et par langue, pour que nous sachions ce qui manque. Rien n’indique qui les a cherchés, d’où ni à quelle heure.",
    s5Title: "À quoi servent ces données",
    s5Body:
      "À vous répondre, à organiser ce que vous avez demandé et à tenir les documents que la loi impose à une entreprise. C’est tout. Nous ne vendons pas de données, nous n’établissons pas de profils et aucune décision vous concernant n’est prise par une machine.\n\nNous n’envoyons pas de lettre d’information. Si vous avez posé une question, vous recevez une réponse et, peut-être, une question en retour.",
    s6Title: "Qui les voit",
    s6Body:
      "Notre équipe, après connexion. Et ceux qui en ont besoin pour faire ce que vous avez demandé : le guide, l’hôte, le chauffeur ou le propriétaire d’un bien reçoit votre nom, vos dates et un moyen de vous joindre, une fois que nous en avons parlé avec vous.\n\nIl n’y a ni service de mesure d’audience, ni régie publicitaire, ni bouton de réseau social qui rende compte de votre visite. Les polices et les scripts viennent de notre propre serveur. Une image ou une vidéo qu’un rédacteur a liée depuis un autre site, ou une carte interactive lorsqu’une page en affiche une, est chargée depuis le serveur qui la propose ; ce serveur voit alors votre adresse réseau.\n\nLes boutons de partage ouvrent votre propre messagerie ou WhatsApp. Ce qui s’y passe ne regarde que vous et ces services.",
    s7Title: "Si vous proposez un bien",
    s7Body:
      "Le nom, l’adresse e-mail et le numéro de téléphone du propriétaire sont réservés à notre équipe. Ils ne sont jamais affichés sur le site. Ce que nous publions, après vérification, c’est le bien lui-même : sa description, son emplacement, son prix et ses photos.\n\nChaque photo reçue est recréée avant d’être enregistrée. Ce que l’appareil avait inscrit dans le fichier, comme le lieu et l’heure de la prise de vue, disparaît alors. Ce que la photo montre demeure : merci de n’en envoyer aucune où figurent des personnes qui n’ont pas donné leur accord.",
    s8Title: "Où, et combien de temps",
    s8Body:
      "Dans la base de données et le dossier de fichiers du serveur qui fait fonctionner ce site. Nos réponses restent aussi dans notre messagerie, comme les vôtres dans la vôtre.\n\nNous conservons un message ou une demande aussi longtemps que nécessaire pour traiter votre dossier. {months, plural, one {# mois} other {# mois}} après le dernier jour de ce que vous avez demandé, ou après l’arrivée d’un message, votre nom, vos coordonnées et ce que vous avez écrit sont effacés automatiquement. Ce qui reste ne dit plus rien de vous : les dates, le nombre de personnes, le montant et la suite donnée, qui servent à nos statistiques. La confirmation que le site vous envoie est effacée après 30 jours.\n\nLes coordonnées d’un propriétaire restent avec le bien tant que nous l’avons. Des copies de sécurité de la base peuvent contenir quelques semaines de plus ce qui a été effacé. Si vous ne voulez pas attendre, écrivez-nous : notre équipe peut tout effacer immédiatement.",
    s9Title: "Ce que vous pouvez demander",
    s9Body:
      "Vous pouvez demander quelles données nous détenons sur vous, les faire rectifier, les faire effacer, en obtenir une copie ou vous opposer à leur utilisation. Écrivez-nous par l’un des moyens indiqués au bas de cette page, en précisant l’adresse e-mail utilisée auparavant, afin que nous sachions que c’est bien vous. Nous répondons dans les trente jours, en général bien plus tôt, et sans frais.\n\nSi la loi nous oblige à conserver une donnée, nous vous disons laquelle et pourquoi. Si notre réponse ne vous satisfait pas, vous pouvez saisir l’autorité de protection des données de Tanzanie ou celle du pays où vous vivez.",
    s10Title: "Quand cette page change",
    s10Body:
      "La date indiquée en haut change avec elle. Si nous voulons un jour faire un nouvel usage de données que vous nous avez déjà envoyées, nous vous le demanderons d’abord.",
  },
  terms: {
    metaTitle: "Conditions d’utilisation",
    metaDescription:
      "Ce que vaut une demande faite sur ce site, comment les prix sont affichés, ce que sont nos annonces immobilières et ce dont nous répondons.",
    title: "Conditions d’utilisation",
    intro:
      "Voici les règles entre vous et nous lorsque vous utilisez ce site. Elles sont courtes, car l’essentiel est convenu au moment où nous confirmons votre demande.",
    s1Title: "Ce qu’est ce site",
    s1Body:
      "{brand} présente des expériences, des hébergements, des véhicules et des biens immobiliers à Pemba, et transmet vos demandes à ceux qui peuvent y répondre. Une partie de ce que nous présentons est à nous ; beaucoup appartient à des guides, à des hôtes et à des propriétaires de l’île. Quand nous confirmons une demande, nous vous disons avec qui vous contractez.\n\nEn utilisant le site, vous acceptez les présentes conditions. Si vous ne les acceptez pas, ce n’est pas grave : écrivez-nous, et nous en parlerons.",
    s2Title: "Une demande est une demande",
    s2Body:
      "Ce que vous envoyez par un formulaire de ce site est une demande, pas une réservation. Rien n’est réservé et personne ne doit rien à personne tant que nous n’avons pas confirmé par écrit. Nous pouvons refuser, par exemple quand le bateau est plein, la mer mauvaise ou la date déjà prise.\n\nLe message qui s’affiche après l’envoi indique que votre demande est arrivée. Il ne vaut pas confirmation.\n\nVeuillez donner des informations exactes. Nous ne pouvons pas répondre à une adresse e-mail qui contient une faute de frappe.",
    s3Title: "Prix et devises",
    s3Body:
      "Tous les prix sont fixés en dollars américains. Les montants dans d’autres devises sont calculés à partir d’un taux mis à jour de temps à autre. Ils vous donnent un ordre de grandeur et ne correspondent pas au centime près à ce qui vous sera demandé.\n\nLe total affiché par un formulaire résulte des nombres que vous avez saisis. Le prix qui fait foi est celui de notre confirmation, qui précise aussi ce qui est inclus. Si un prix affiché sur le site est manifestement erroné, nous vous le disons avant tout accord.",
    s4Title: "Paiement, modification, annulation",
    s4Body:
      "Ce site n’encaisse aucun paiement et ne demande aucun numéro de carte. La confirmation précise quand et comment vous payez, et ce qui se passe si vous modifiez ou annulez. Si l’on vous demande de payer par un lien qui prétend venir de ce site, n’en faites rien et prévenez-nous.\n\nSi nous devons annuler, à cause du temps ou pour toute autre raison, nous vous proposons une autre date ou vous remboursons ce que vous avez payé à ce titre.",
    s5Title: "Sur l’île",
    s5Body:
      "La mer, la forêt et les routes sont bien réelles. Écoutez votre guide, signalez-nous à temps les problèmes de santé qui peuvent compter et souscrivez une assurance voyage qui couvre ce que vous comptez faire. Un guide peut faire demi-tour ou laisser quelqu’un à terre quand c’est plus sûr.\n\nToute personne qui conduit un véhicule de location doit avoir un permis de conduire ainsi que l’autorisation valable à Zanzibar, et respecter les conditions de la location.",
    s6Title: "Annonces immobilières",
    s6Body:
      "Une annonce invite à se renseigner ; ce n’est pas une offre qui engage qui que ce soit. Nous vérifions avec soin ce que nous publions, mais les surfaces, les limites, les plans et les documents viennent des propriétaires et peuvent être inexacts ou dépassés. Les images de bâtiments inachevés montrent un projet.\n\nRien sur ce site ne constitue un conseil juridique, fiscal ou d’investissement. Les chiffres de croissance, de rendement ou de coût sont des estimations et des projections, pas une promesse.",
    s7Title: "Terrains et baux",
    s7Body:
      "Les terres de Zanzibar sont publiques. En règle générale, les personnes qui ne sont pas zanzibarites ne peuvent pas les détenir comme le font les Zanzibarites : elles prennent un bail de longue durée ou achètent un lot dans un immeuble, selon les lois en vigueur et les clauses du bail. Des permis et des avantages peuvent être accordés aux investisseurs. Ils ne sont pas automatiques, et les règles changent.\n\nFaites vérifier avant toute chose le titre, le bornage et le bail. Consultez un avocat de Zanzibar avant de signer ou de payer.",
    s8Title: "Si vous proposez un bien",
    s8Body:
      "Vous déclarez en être propriétaire ou avoir le droit de le proposer, n’écrire que des choses vraies et être en droit de montrer les photos. Vous nous autorisez à publier la description et les photos sur ce site, ainsi qu’à traduire et à abréger le texte, tant que l’annonce est en ligne. Nous décidons de la publication et de sa date, et vous pouvez faire retirer l’annonce à tout moment.",
    s9Title: "Textes, images, liens",
    s9Body:
      "Les textes, les dessins et les images de ce site nous appartiennent ou appartiennent à ceux qui nous permettent de les utiliser. Vous pouvez créer un lien vers n’importe quelle page. Merci de nous demander avant de copier plus de quelques lignes.\n\nIl est interdit de tenter d’endommager le site, d’envoyer des formulaires de façon automatisée ou d’accéder à des données qui ne sont pas les vôtres. Les liens externes mènent à des pages que nous ne contrôlons pas.",
    s10Title: "Ce dont nous répondons",
    s10Body:
      "Nous répondons de ce que nous promettons dans une confirmation, ainsi que des dommages que nous causons intentionnellement ou par faute lourde, sans limite lorsque la loi le prévoit. Rien dans les présentes conditions ne limite cette responsabilité.\n\nPour le reste, nous ne répondons que des dommages prévisibles. De ce que les guides, les hôtes et les propriétaires font en vertu de leur propre contrat avec vous, ils répondent eux-mêmes ; nous vous aidons à les joindre. Le site est proposé en l’état : nous ne pouvons pas promettre qu’il sera toujours accessible et exempt d’erreurs, et nous corrigeons ce que vous nous signalez.",
    s11Title: "Droit, litiges, modifications",
    s11Body:
      "Le droit applicable est celui en vigueur à Zanzibar, en République unie de Tanzanie. Vous conservez les droits qui vous protègent comme consommateur là où vous vivez et dont aucun contrat ne peut vous priver. Avant toute action en justice, nous souhaitons avoir avec vous une conversation franche. Si elle n’aboutit pas, les tribunaux de Zanzibar sont compétents.\n\nSi l’une de ces règles se révèle sans effet, les autres restent valables. Nous pouvons modifier cette page ; la date indiquée en haut change alors aussi. Pour une demande déjà confirmée, les conditions en vigueur le jour de la confirmation s’appliquent.",
  },
};
