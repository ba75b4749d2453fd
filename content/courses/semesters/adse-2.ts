import type { Semester } from '../../schema/courses.ts';

export const adse2: Semester = {
  slug: 'adse-2',
  label: 'ADSE II',
  title: 'Generative AI and the final project',
  summary:
    'Language models in products, software architecture, and a final project for a client: the last step before your first job.',
  objectives: [
    'Build with language models: retrieval, tools, evaluation, cost',
    'Design the architecture of a product and defend it',
    'Protect a system with models in it against misuse',
    'Lead a project from the first meeting to hand-over',
    'Present yourself and your work to employers',
  ],
  modules: [
    { title: 'Generative AI', text: 'Tokens, embeddings, retrieval from documents, function calls.' },
    { title: 'Agents and automation', text: 'Plans, tools, memory, and where to keep a human.' },
    { title: 'Evaluation and safety', text: 'Test sets, guard rails, prompt injection, privacy.' },
    { title: 'Software architecture', text: 'Services, queues, caching, failure, documentation.' },
    { title: 'Next.js and product engineering', text: 'Server rendering, accessibility, speed, analytics.' },
    { title: 'Operations', text: 'Logs, alerts, incidents, cost control.' },
    { title: 'Entrepreneurship', text: 'A problem, customers, a price, a pitch of five minutes.' },
  ],
  project:
    'A product with generative AI for an outside client, specified, built, tested, secured and handed over with documentation.',
  jobProfiles: [
    'Software engineer',
    'AI application developer',
    'Full-stack engineer',
    'Prompt and evaluation engineer',
    'Technical founder',
  ],
  workshops: [
    { title: 'Final viva', text: 'Present and defend the project before a jury from industry.' },
    { title: 'Job week', text: 'Applications, interviews and offers, with a mentor beside you.' },
    { title: 'Study abroad', text: 'Credit transfer, papers and deadlines for final-year entry.' },
  ],
  technologies: [
    { name: 'Next.js', icon: 'nextdotjs' },
    { name: 'Hugging Face', icon: 'huggingface' },
    { name: 'LangChain', icon: 'langchain' },
    { name: 'Redis', icon: 'redis' },
    { name: 'Kubernetes', icon: 'kubernetes' },
    { name: 'Grafana', icon: 'grafana' },
    { name: 'PostgreSQL', icon: 'postgresql' },
    { name: 'Python', icon: 'python' },
  ],
};
