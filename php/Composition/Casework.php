<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\AdminPages;
use Atoll\Forms\Mail\Letter;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Cases\CaseReader;
use Atoll\Portal\Cases\CaseRepository;
use Atoll\Portal\Cases\Cases;
use Atoll\Portal\Cases\ClientMail;
use Atoll\Portal\Cases\DocumentRequestRepository;
use Atoll\Portal\Cases\EventRepository;
use Atoll\Portal\Cases\Leftovers;
use Atoll\Portal\Cases\Notes;
use Atoll\Portal\Cases\Queries;
use Atoll\Portal\Cases\RequestSlot;
use Atoll\Portal\Cases\StaffMail;
use Atoll\Portal\Cases\Statuses;
use Atoll\Portal\Documents\DocumentForms;
use Atoll\Portal\Documents\SendDocuments;

/** How applications stand, the documents they wait for, and their history. */
final class Casework extends Area {

	public readonly Cases $cases;
	public readonly EventRepository $events;
	public readonly Statuses $statuses;
	public readonly Notes $notes;
	public readonly DocumentForms $documents;
	private RequestSlot $slot;

	public function __construct( private Storage $storage, EntryKeeping $keeping, Mailing $mailing, private Uploading $uploading, private Portal $portal, Settings $settings, Islands $islands, private \wpdb $wpdb, Forms $forms ) {
		$now            = time( ... );
		$queries        = new Queries( $wpdb );
		$cases          = new CaseRepository( $queries );
		$requests       = new DocumentRequestRepository( $queries, $uploading->uploads, $now );
		$events         = $this->events = new EventRepository( $queries, $now );
		$letter         = new Letter();
		$page           = static fn( int $entry ): string => $portal->places->application( $entry ) ?: $portal->places->dashboard();
		$this->statuses = new Statuses( $settings );
		$this->slot     = new RequestSlot( static fn() => $forms->contract()->accepts() );
		$this->cases    = new Cases(
			new CaseReader( $cases, $requests, $events, $this->statuses ),
			$cases,
			$requests,
			$events,
			$uploading->uploads,
			$this->statuses,
			new ClientMail( $mailing->outbox, $letter, $page ),
			new StaffMail( $mailing->outbox, $letter, $settings, AdminPages::entry( ... ) ),
			$storage->entries,
			$keeping->desk,
			$storage->transaction,
			$this->slot,
		);
		$this->notes     = new Notes( $events, $this->cases );
		$this->documents = new DocumentForms( $portal->forms, $portal->posted, $portal->request, $islands, $this->slot );
	}

	public function jobs(): array {
		return array( 'atoll_cases_clean' => fn() => $this->leftovers()->run() );
	}

	public function actions(): array {
		return array( new SendDocuments( $this->cases, $this->storage->entries, $this->uploading->posted, $this->uploading->receiver, $this->portal->places, $this->slot ) );
	}

	private function leftovers(): Leftovers {
		$queries = new Queries( $this->wpdb );
		$uploads = $this->uploading->uploads;
		return new Leftovers(
			new CaseRepository( $queries ),
			new DocumentRequestRepository( $queries, $uploads, time( ... ) ),
			$this->events,
			$uploads,
			$this->storage->entries,
			$this->storage->transaction,
		);
	}
}
