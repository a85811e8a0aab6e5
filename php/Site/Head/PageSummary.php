<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** What the head says of the page that is being shown: plain text, not escaped. */
final class PageSummary {

	/**
	 * @param string        $title       Without the site's name.
	 * @param string        $description Empty when nobody wrote one and none can be made.
	 * @param string        $url         The one address that it should be known by; empty where it has none.
	 * @param \WP_Post|null $post        The page or article, also of the list of news.
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
