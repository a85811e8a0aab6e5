<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Applications\ApplicationLinks;
use Atoll\Portal\Applications\DashboardPage\ApplicationRows;
use Atoll\Portal\PortalUrls;

/** The application named in the URL, if it belongs to the current client. Loaded once. */
final class RequestedApplication {

	private ?Entry $entry  = null;
	private bool $isLoaded = false;

	public function __construct(
		private OwnEntries $entries,
		private CurrentVisitor $visitors,
		private CurrentRequest $request,
		private PortalUrls $urls
	) {}

	/** Whether a page is the one that shows applications. */
	public function isPage( int $page ): bool {
		return $this->urls->isApplication( $page );
	}

	public function wantsFile(): bool {
		return '' !== $this->request->query( UploadLinks::ID );
	}

	public function wantsCsv(): bool {
		return ApplicationLinks::CSV === $this->request->query( ApplicationLinks::DOWNLOAD );
	}

	/** Whether the client asks to change the answers. Never true for a POST, which is for one of the page's forms. */
	public function wantsChange(): bool {
		return ! $this->request->isPost() && '' !== $this->request->query( ApplicationRows::CHANGE );
	}

	/** Returns the URL of the named application, without checking its owner; the dashboard's if none is named. */
	public function url(): string {
		$id = $this->request->id( PortalUrls::ENTRY );
		return 0 === $id ? $this->urls->dashboard() : $this->urls->application( $id );
	}

	/** Returns the URL of the client's own application, which any page with the block can show. */
	public function urlOf( Entry $entry ): string {
		return $this->urls->application( $entry->id )
			?: add_query_arg( PortalUrls::ENTRY, (string) $entry->id, (string) get_permalink() );
	}

	public function dashboardUrl(): string {
		return $this->urls->dashboard();
	}

	/** Returns null if the entry is somebody else's or does not exist, or if it lacks the requested file. */
	public function entry(): ?Entry {
		if ( ! $this->isLoaded ) {
			$this->isLoaded = true;
			try {
				$this->entry = $this->entries->findSent(
					$this->request->id( PortalUrls::ENTRY ),
					$this->visitors->current()
				);
			} catch ( EntryNotFound ) {
				$this->entry = null;
			}
		}
		return $this->entry;
	}

	public function setNotFound(): void {
		$this->isLoaded = true;
		$this->entry    = null;
	}
}
