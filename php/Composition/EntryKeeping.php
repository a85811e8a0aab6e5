<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Engine\Display;
use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Entries\Desk;
use Atoll\Forms\Entries\Editing;
use Atoll\Forms\Entries\EntryPurge;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Export\ExportColumns;
use Atoll\Forms\Entries\TrashEmptying;
use Atoll\Forms\Spam\SpamDesk;
use Atoll\Forms\Uploads\EntryUploads;
use Atoll\Portal\Cases\CaseRepository;
use Atoll\Portal\Cases\EntryCases;
use Atoll\Portal\Cases\EventRepository;
use Atoll\Portal\Cases\MoveHistory;
use Atoll\Portal\Cases\Queries;

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
