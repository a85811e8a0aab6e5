<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Portal\PortalUrls;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** Whether the page that is asked for needs a login or is one: most are neither, and load nothing of the portal. */
final class RequestedPage {

	/** @var array<string, bool> By what was asked for and what was found. */
	private array $known = array();

	public function __construct( private PrivatePages $pages, private PageMeta $meta, private PortalUrls $urls ) {}

	public function isGuarded(): bool {
		$asked = get_queried_object_id();
		$found = is_singular() ? (int) get_the_ID() : 0; // It may be another.
		return $this->known[ "$asked $found" ] ??= $this->isOf( $asked, $found );
	}

	/**
	 * The page that is asked for, or a private one that was found instead: `?pagename=about&page_id=12` names the first
	 * and shows the second.
	 */
	public function settings(): PageSettings {
		$post  = is_singular() ? get_post() : null;
		$found = $this->pages->settings( $post->ID ?? 0 );
		return $found->isPrivate ? $found : $this->meta->current();
	}

	/** Whether it is a private one, which whoever asks may not see. */
	public function isShut(): bool {
		return $this->settings()->isPrivate && $this->pages->areShut();
	}

	private function isOf( int $asked, int $found ): bool {
		return $this->pages->settings( $asked )->isPrivate
			|| $this->pages->settings( $found )->isPrivate
			|| $this->meta->of( $asked )->isPortal
			|| $this->urls->isLogin( $asked );
	}
}
