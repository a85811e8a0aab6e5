<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Cases\CaseRepository;
use Atoll\Cases\EntryCases;
use Atoll\Cases\EventRepository;
use Atoll\Cases\MoveHistory;
use Atoll\Cases\Queries;
use Atoll\Csv\Csv;
use Atoll\Entries\Desk;
use Atoll\Entries\Editing;
use Atoll\Entries\EntryPurge;
use Atoll\Entries\Export\EntryExport;
use Atoll\Entries\Export\ExportColumns;
use Atoll\Entries\TrashEmptying;
use Atoll\Forms\Display;
use Atoll\Spam\SpamDesk;
use Atoll\Uploads\EntryUploads;

/** What becomes of entries once they are stored: changed, moved, deleted, exported. */
final class EntryKeeping extends Area {

	public readonly Desk $desk;
	public readonly SpamDesk $spam;
	public readonly EntryPurge $purge;
	public readonly EntryExport $export;

	public function __construct( Forms $forms, Storage $storage, Mailing $mailing, Uploading $uploading, SpamFilter $filter, \wpdb $wpdb ) {
		$queries     = new Queries( $wpdb );
		$editing     = new Editing( $storage->entries, $forms->repository, $forms->engine, $storage->transaction );
		$this->desk  = new Desk(
			$storage->places,
			$storage->transaction,
			$editing,
			$forms->repository,
			// What goes with an entry.
			array(
				new EntryUploads( $uploading->repository ),
				new EntryCases( $queries ),
				$mailing->belonging,
			),
			array( new MoveHistory( new CaseRepository( $queries ), new EventRepository( $queries, time( ... ) ) ), $filter->lessons )
		);
		$this->spam     = new SpamDesk( $storage->entries, $this->desk, $storage->transaction, $mailing->notifications, $mailing->mails );
		$this->purge    = new EntryPurge( $storage->entries, $this->desk );
		$this->export   = new EntryExport( $storage->finder, $forms->repository, $forms->versions, new ExportColumns( new Display( $forms->shapes ), wp_timezone() ), $uploading->uploads, new Csv() );
	}

	public function jobs(): array {
		return array(
			'atoll_entries_trash' => fn() => ( new TrashEmptying( $this->purge, time( ... ) ) )->run(),
		);
	}
}
