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

/** The application that the page's address names, if it belongs to the client who asks. Loaded once. */
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

	/** To change its answers; whoever posts a form of the page wants that form's. */
	public function wantsChange(): bool {
		return ! $this->request->isPost() && '' !== $this->request->query( ApplicationRows::CHANGE );
	}

	/** The page that shows it, before it is known whether it is theirs; the dashboard where none is named. */
	public function url(): string {
		$id = $this->request->id( PortalUrls::ENTRY );
		return 0 === $id ? $this->urls->dashboard() : $this->urls->application( $id );
	}

	/** The page that shows an application of theirs, which may be any that has the block. */
	public function urlOf( Entry $entry ): string {
		return $this->urls->application( $entry->id )
			?: add_query_arg( PortalUrls::ENTRY, (string) $entry->id, (string) get_permalink() );
	}

	public function dashboardUrl(): string {
		return $this->urls->dashboard();
	}

	/** Null for another's, for one that does not exist, and when a file was requested that it does not have. */
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
