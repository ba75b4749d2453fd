import type { Semester } from '../../schema/courses.ts';

export const adse1: Semester = {
  slug: 'adse-1',
  label: 'ADSE I',
  title: 'Mobile, cloud and machine learning',
  summary:
    'You take software to phones and to the cloud, and machine learning from a notebook to a service that others call.',
  objectives: [
    'Build and release a mobile app with its own back end',
    'Run services in containers and keep them observable',
    'Train, compare and document machine-learning models',
    'Offer a model as a service with limits, logs and a fallback',
    'Judge what data may be used, and for what',
  ],
  modules: [
    {
      title: 'Flutter and mobile architecture',
      text: 'State, offline data, device features, store release.',
    },
    { title: 'Cloud computing', text: 'Compute, storage, networks, identity, cost.' },
    { title: 'Docker and continuous delivery', text: 'Images, pipelines, environments, roll-back.' },
    { title: 'Machine learning in practice', text: 'Features, trees, ensembles, evaluation, drift.' },
    { title: 'Deep learning', text: 'Neural networks, convolution, text models, transfer learning.' },
    { title: 'Data engineering', text: 'Pipelines, PostgreSQL, quality checks, scheduling.' },
    { title: 'Ethics and law', text: 'Consent, bias, copyright, data protection.' },
  ],
  project:
    'A mobile or web product with a model of your own behind it, deployed with a pipeline and watched for two weeks.',
  jobProfiles: [
    'Mobile app developer',
    'Cloud engineer (junior)',
    'Machine learning engineer (junior)',
    'Data engineer (junior)',
  ],
  workshops: [
    { title: 'Reading research', text: 'Take one paper apart: claim, data, method, limits.' },
    { title: 'System design', text: 'Draw a service for a thousand users, then for a million.' },
    { title: 'Interview session II', text: 'A full interview with an employer, recorded and discussed.' },
  ],
  technologies: [
    { name: 'Flutter', icon: 'flutter' },
    { name: 'Docker', icon: 'docker' },
    { name: 'Google Cloud', icon: 'googlecloud' },
    { name: 'PostgreSQL', icon: 'postgresql' },
    { name: 'scikit-learn', icon: 'scikitlearn' },
    { name: 'TensorFlow', icon: 'tensorflow' },
    { name: 'PyTorch', icon: 'pytorch' },
    { name: 'FastAPI', icon: 'fastapi' },
    { name: 'GitHub Actions', icon: 'githubactions' },
  ],
};
