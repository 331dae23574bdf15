import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const replies: CataloguePart<"replies"> = {
  replies: {
    greeting: "{name}，您好：",
    subjectBooking: "您的预订申请：{item}",
    subjectMessage: "您给{brand}的留言",
    subjectQuestion: "您的咨询：{item}",
    experience: "感谢您的预订申请：{item}，{day}，{n, plural, other {#人}}。",
    stay: "感谢您的预订申请：{item}，{from}至{to}，{n, plural, other {#位客人}}。",
    vehicle: "感谢您的预订申请：{item}，{from}至{to}。",
    question: "感谢您对“{item}”的咨询。",
    message: "感谢您的留言。",
    closing: "祝好",
  },
};
