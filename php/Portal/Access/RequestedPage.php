<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** The requested page, and whether it is private or a login page. Most are neither and load nothing of the portal. */
final class RequestedPage {

	/** @var array<string, bool> Keyed by the ids of the requested page and the found page. */
	private array $isGuardedById = array();

	public function __construct( private PrivatePages $pages, private PageMeta $meta ) {}

	public function isGuarded(): bool {
		// On an archive, the queried object is a term or author, whose id may equal that of a private page.
		$requestedId = is_singular() || is_home() ? get_queried_object_id() : 0;
		$foundId     = is_singular() ? (int) get_the_ID() : 0; // May differ from the requested page.
		return $this->isGuardedById[ "$requestedId $foundId" ] ??= $this->needsGuard( $requestedId, $foundId );
	}

	/**
	 * Returns the settings of the requested page, or of the private page found instead: `?pagename=about&page_id=12`
	 * names the first and shows the second.
	 */
	public function settings(): PageSettings {
		$post      = is_singular() ? get_post() : null;
		$foundPage = $this->pages->settings( $post->ID ?? 0 );
		return $foundPage->isPrivate ? $foundPage : $this->meta->current();
	}

	/** Whether the page is private and the visitor may not see it. */
	public function isClosed(): bool {
		return $this->settings()->isPrivate && $this->pages->areClosed();
	}

	private function needsGuard( int $requestedId, int $foundId ): bool {
		return $this->pages->settings( $requestedId )->isPrivate
			|| $this->pages->settings( $foundId )->isPrivate
			|| $this->meta->read( $requestedId )->isLoginPage;
	}
}
