<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\Entries\ExportDoor;
use Atoll\Admin\Entries\Routes\CountEntries;
use Atoll\Admin\Entries\Routes\DeleteEntries;
use Atoll\Admin\Entries\Routes\EntryRows;
use Atoll\Admin\Entries\Routes\ListColumns;
use Atoll\Admin\Entries\Routes\ListEntries;
use Atoll\Admin\Entries\Routes\ListFields;
use Atoll\Admin\Entries\Routes\ListForms;
use Atoll\Admin\Entries\Routes\MarkEntries;
use Atoll\Admin\Entries\Routes\MoveEntries;
use Atoll\Engine\Display;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Entries\EntryWords;
use Atoll\Forms\Entries\Listing\ViewQuery;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\AccessLog\Expiry;
use Atoll\Platform\Http\Request;

/** Reading entries: their list, what can be done to many, and who did. */
final class EntryReading extends Area {

	public readonly EntryWords $words;
	public readonly AccessRepository $records;
	public readonly AccessLog $log;
	public readonly ViewQuery $query;

	public function __construct( private Forms $forms, private Storage $storage, private Mailing $mailing, private Casework $casework, private EntryKeeping $keeping ) {
		$this->words   = new EntryWords( $forms->repository, new EntryAnswers( new Display( $forms->shapes ), $forms->versions ) );
		$this->records = $storage->accesses;
		$this->log     = $storage->accessLog;
		$this->query   = new ViewQuery();
	}

	public function modules(): array {
		return array(
			new ExportDoor( $this->storage->entries, $this->keeping->export, $this->query, $this->log, new Request(), new Visitors() ),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_access_log_expire' => fn() => ( new Expiry( $this->records, time( ... ) ) )->run(),
		);
	}

	public function routes(): array {
		$entries = $this->storage->entries;
		return array(
			new ListEntries( $entries, $this->query, new EntryRows( $this->forms->repository, $this->words, $this->casework->cases, $this->mailing->mails ), $this->log ),
			new CountEntries( $entries, $this->query ),
			new ListForms( $this->forms->repository ),
			new ListColumns( $this->keeping->export ),
			new ListFields( $this->forms->repository ),
			new MarkEntries( $entries ),
			new MoveEntries( $this->keeping->desk ),
			new DeleteEntries( $entries, $this->keeping->desk, $this->log ),
		);
	}
}
