<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Engine\Display;
use Atoll\Forms\Entries\EntryWriter;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Gravity\DateBounds;
use Atoll\Gravity\EntryInput;
use Atoll\Gravity\EntryKeys;
use Atoll\Gravity\EntryLabels;
use Atoll\Gravity\EntryLists;
use Atoll\Gravity\EntryMapper;
use Atoll\Gravity\EntryProperties;
use Atoll\Gravity\EntryQuery;
use Atoll\Gravity\EntryReplies;
use Atoll\Gravity\FieldFilters;
use Atoll\Gravity\FilterList;
use Atoll\Gravity\GravityEntries;
use Atoll\Gravity\NoteReplies;
use Atoll\Gravity\Results;
use Atoll\Gravity\Routes\CreateEntry;
use Atoll\Gravity\Routes\CreateFormEntry;
use Atoll\Gravity\Routes\CreateNote;
use Atoll\Gravity\Routes\DeleteEntry;
use Atoll\Gravity\Routes\DeleteNote;
use Atoll\Gravity\Routes\GetEntry;
use Atoll\Gravity\Routes\GetNote;
use Atoll\Gravity\Routes\GetResults;
use Atoll\Gravity\Routes\ListEntries;
use Atoll\Gravity\Routes\ListFieldFilters;
use Atoll\Gravity\Routes\ListFormEntries;
use Atoll\Gravity\Routes\ListNotes;
use Atoll\Gravity\Routes\SendNotifications;
use Atoll\Gravity\Routes\UpdateEntry;
use Atoll\Gravity\Routes\UpdateNote;
use Atoll\Gravity\SearchParameter;
use Atoll\Gravity\Values\ValueMappings;
use Atoll\Platform\Rest\Route;

/** What gf/v2 has about entries: the entries, their notes and mail, and what they come to. */
final class GravityEntryApi {

	public function __construct( private Forms $forms, private Storage $storage, private EntryKeeping $keeping, private Casework $casework, private Mailing $mailing, private Uploading $uploading, private \wpdb $wpdb ) {}

	/** @return list<Route> */
	public function routes(): array {
		$entries = $this->storage->entries;
		$forms   = $this->forms->repository;
		$keys    = new EntryKeys();
		$query   = $this->query();
		$replies = new EntryReplies( $forms, new EntryMapper( $this->values(), $keys ), new EntryLabels( $keys ) );
		$lists   = new EntryLists( $entries, $forms, $query, $replies, $this->storage->accessLog );
		return array(
			new ListEntries( $lists ),
			new ListFormEntries( $lists ),
			new GetEntry( $entries, $replies, $this->storage->accessLog ),
			new CreateEntry( $this->writing( $keys ), $replies ),
			new CreateFormEntry( $this->writing( $keys ), $replies ),
			new UpdateEntry( $this->writing( $keys ), $replies, $this->storage->accessLog ),
			new DeleteEntry( $entries, $this->keeping->desk, $replies, $this->storage->accessLog ),
			new SendNotifications( $entries, $forms, $this->mailing->notifications ),
			new ListFieldFilters( $forms, new FilterList( $keys ) ),
			new GetResults( $forms, $query, new Results( $entries, $this->forms->shapes, static fn(): float => microtime( true ) ) ),
			...$this->notes(),
		);
	}

	/** @return list<Route> */
	private function notes(): array {
		$notes   = $this->casework->notes;
		$replies = new NoteReplies();
		return array(
			new ListNotes( $this->storage->entries, $notes, $replies ),
			new CreateNote( $this->storage->entries, $notes, $replies ),
			new GetNote( $notes, $replies ),
			new UpdateNote( $notes, $replies ),
			new DeleteNote( $notes, $replies ),
		);
	}

	private function writing( EntryKeys $keys ): GravityEntries {
		$writer = new EntryWriter( $this->wpdb, new SearchWords( new Display( $this->forms->shapes ) ), $this->storage->entries, $this->forms->versions );
		return new GravityEntries( $this->storage->entries, $writer, $this->forms->repository, new EntryInput( $keys, $this->values(), new EntryProperties( time( ... ) ) ), time( ... ) );
	}

	private function query(): EntryQuery {
		$dates = new DateBounds();
		return new EntryQuery( new SearchParameter(), new FieldFilters( $dates ), $dates );
	}

	private function values(): ValueMappings {
		return ValueMappings::standard( $this->uploading->links );
	}
}
