<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** Whether the page that is asked for needs a login or is one: most are neither, and load nothing of the portal. */
final class RequestedPage {

	/** @var array<string, bool> By the ids of the requested page and of the found one. */
	private array $isGuardedById = array();

	public function __construct( private PrivatePages $pages, private PageMeta $meta ) {}

	public function isGuarded(): bool {
		// The number of an archive's category or author may be a private page's too.
		$requestedId = is_singular() || is_home() ? get_queried_object_id() : 0;
		$foundId     = is_singular() ? (int) get_the_ID() : 0; // It may be another.
		return $this->isGuardedById[ "$requestedId $foundId" ] ??= $this->needsGuard( $requestedId, $foundId );
	}

	/**
	 * The page that is asked for, or a private one that was found instead: `?pagename=about&page_id=12` names the first
	 * and shows the second.
	 */
	public function settings(): PageSettings {
		$post      = is_singular() ? get_post() : null;
		$foundPage = $this->pages->settings( $post->ID ?? 0 );
		return $foundPage->isPrivate ? $foundPage : $this->meta->current();
	}

	/** Whether it is private, and whoever asks may not see it. */
	public function isClosed(): bool {
		return $this->settings()->isPrivate && $this->pages->areClosed();
	}

	private function needsGuard( int $requestedId, int $foundId ): bool {
		return $this->pages->settings( $requestedId )->isPrivate
			|| $this->pages->settings( $foundId )->isPrivate
			|| $this->meta->of( $requestedId )->isLoginPage;
	}
}
