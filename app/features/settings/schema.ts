export interface SeoDefaults {
  title: string;
  description: string;
}

export interface SocialLinks {
  instagram: string;
  facebook: string;
  twitter: string;
}
