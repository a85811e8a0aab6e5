<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\NewEntry;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form's entries of tests/fixtures/entries/search-cases.json, known by their names. */
abstract class StoredEntriesTestCase extends SiteTestCase {

	protected Form $form;

	/** @var array<int, string> By id. */
	protected array $named = array();

	protected function setUp(): void {
		parent::setUp();
		$this->form = Inside::get( FormRepository::class )->find( $this->form() ) ?? $this->fail( 'no form' );
		foreach ( self::fixtures()['entries'] as $name => $answers ) {
			$this->store( $name, $answers );
		}
	}

	protected function entries(): EntryRepository {
		return Inside::get( EntryRepository::class );
	}

	protected function submitted(): SubmittedEntries {
		return Inside::get( SubmittedEntries::class );
	}

	/** @param array<array-key, string> $answers */
	protected function store(
		string $name,
		array $answers,
		string $status = 'active',
		string $page = 'https://example.com/'
	): Entry {
		$entry = $this->submitted()->insert(
			new NewEntry(
				$this->form,
				$answers,
				new Submission( $this->form->id(), array(), $name, new Visitor( 0, '', '' ), $page ),
				$status
			)
		);
		$this->named[ $entry->id ] = $name;
		return $entry;
	}

	/** @return list<string> Of the entries found, by the alphabet. */
	protected function names( EntryCriteria $criteria ): array {
		$names = $this->inOrder( $criteria );
		sort( $names );
		return $names;
	}

	/** @return list<string> */
	protected function inOrder( EntryCriteria $criteria ): array {
		return array_map( fn( Entry $entry ) => $this->named[ $entry->id ], $this->entries()->list( $criteria ) );
	}

	/** @return iterable<string, array{string, list<string>}> */
	protected static function searchCases(): iterable {
		foreach ( self::fixtures()['cases'] as $case ) {
			yield $case['name'] => array( $case['search'], $case['finds'] );
		}
	}

	/** @return array<string, mixed> */
	private static function fixtures(): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/entries/search-cases.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
	}

	protected function entryAdmin(): EntryAdminService {
		return Inside::get( EntryAdminService::class );
	}

	protected function named( string $name ): Entry {
		return $this->entries()->find( (int) array_search( $name, $this->named, true ) ) ?? $this->fail( $name );
	}
}
