import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const mail: CataloguePart<"mail"> = {
  mail: {
    greeting: "{name}，您好：",
    greetingNameless: "您好：",
    subjectBooking: "您的预订申请：{item}",
    subjectMessage: "您的留言已收到",
    subjectQuestion: "您的咨询：{item}",
    subjectOffer: "您的房源已收到",
    introBooking: "您的预订申请已收到，内容如下：",
    introMessage: "您的留言已收到。岛上会有人阅读并回复，通常一天之内。",
    introQuestion: "您对这处房产的咨询已收到。经纪人会尽快与您联系。",
    introOffer: "感谢您提供房源。我们收到的内容如下：",
    nextBooking: "我们核对日期后会写信告诉您。目前尚未预订成功，现在也无需付款。",
    nextOffer: "我们的团队审核后才会在网站上发布；如有缺漏，会写信告诉您。",
    line: "{label}：{value}",
    checkOutAfter: "{day}（{n, plural, other {#晚}}）",
    returnAfter: "{day}（{n, plural, other {#天}}）",
    withDriver: "含司机",
    withoutDriver: "自驾",
    reply: "内容有误或有疑问？直接回复这封邮件即可。",
    closing: "期待与您相见",
    team: "{brand}团队",
    reason: "您收到这封邮件，是因为有人在我们网站的表单中填写了这个地址。如果不是您本人，无需理会。",
  },
};
