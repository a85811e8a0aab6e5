<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\Visitors;
use Atoll\AccessLog\AccessLog;
use Atoll\AccessLog\AccessRepository;
use Atoll\AccessLog\Expiry;
use Atoll\Admin\Entries\ExportDoor;
use Atoll\Entries\EntryAnswers;
use Atoll\Entries\EntryWords;
use Atoll\Entries\Listing\ViewQuery;
use Atoll\Forms\Display;
use Atoll\Http\Request;
use Atoll\Rest\Entries\CountEntries;
use Atoll\Rest\Entries\DeleteEntries;
use Atoll\Rest\Entries\EntryRows;
use Atoll\Rest\Entries\ListColumns;
use Atoll\Rest\Entries\ListEntries;
use Atoll\Rest\Entries\ListFields;
use Atoll\Rest\Entries\ListForms;
use Atoll\Rest\Entries\MarkEntries;
use Atoll\Rest\Entries\MoveEntries;

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
