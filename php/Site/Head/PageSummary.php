<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Summary of the current page for its head: plain text, not escaped. */
final class PageSummary {

	/**
	 * @param string        $title       Without the site's name.
	 * @param string        $description Empty if nobody wrote one and none can be generated.
	 * @param string        $url         Canonical URL; empty if there is none.
	 * @param \WP_Post|null $post        The page or article; the posts page for the list of articles.
	 */
	public function __construct(
		public readonly PageKind $kind,
		public readonly string $title,
		public readonly string $description,
		public readonly string $url,
		public readonly ?\WP_Post $post,
	) {}

	public function withoutDescription(): self {
		return new self( $this->kind, $this->title, '', $this->url, $this->post );
	}
}
