<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Changes\OrphanedAnswer;
use Atoll\Forms\Entries\Changes\OrphanedAnswers;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\TestWith;

/** Answers that the form does not offer any more are kept until staff delete them, one by one. */
final class DeletedKeptAnswersTest extends StoredEntriesTestCase {

	private const STORED = array(
		'1.1' => 'A',
		'1.2' => 'Old',
		'2'   => 'Fax',
		'3'   => '["B","Was","Once"]',
		'9.1' => '1 Elm St',
		'9.3' => 'Hobart',
	);

	/** What an editor sees and types. */
	private const TYPED = array( '1.1' => 'A', '3' => '["B"]' );

	private Entry $entry;

	protected function setUp(): void {
		parent::setUp();
		$choices     = static fn( string ...$texts ): array => array(
			'choices' => array_map( static fn( string $text ) => array( 'text' => $text ), $texts ),
		);
		$form        = Inside::get( FormWriter::class )->create(
			array(
				'fields' => array(
					array( 'id' => 1, 'kind' => 'checkbox', 'label' => 'Loans' ) + $choices( 'A', 'New' ),
					array( 'id' => 2, 'kind' => 'radio', 'label' => 'By' ) + $choices( 'Mail', 'Post' ),
					array( 'id' => 3, 'kind' => 'multiselect', 'label' => 'When' ) + $choices( 'B', 'C' ),
				),
			)
		)->number;
		$this->form  = Inside::get( FormRepository::class )->find( $form ) ?? $this->fail( 'no form' );
		$this->entry = $this->store( 'jo', self::STORED );
	}

	public function test_each_of_them_can_be_named(): void {
		$engine   = Inside::get( FormEngine::class );
		$resolved = $engine->resolve( $this->form, $engine->fromEntry( $this->form, self::STORED ) );
		$this->assertEquals(
			array(
				new OrphanedAnswer( '3:Was', 3, '3', 'Was' ),
				new OrphanedAnswer( '3:Once', 3, '3', 'Once' ),
				new OrphanedAnswer( '1.2', 1, '1.2', 'Old' ),
				new OrphanedAnswer( '2', 2, '2', 'Fax' ),
				new OrphanedAnswer( '9', 9, '9', "1 Elm St\nHobart" ),
			),
			OrphanedAnswers::each( self::STORED, $this->form, $resolved )
		);
	}

	/**
	 * @param list<string>             $deleted
	 * @param array<array-key, string> $after   Those that are not as they were before.
	 * @param list<string>             $same    Keys of those that are.
	 */
	#[TestWith( array( array(), self::STORED ) )]
	#[TestWith( array( array( '1.2', '2' ), array( '1.1' => 'A' ), array( '3', '9.1', '9.3' ) ) )]
	#[TestWith( array( array( '9' ), array(), array( '1.1', '1.2', '2', '3' ) ) )]
	#[TestWith( array( array( '3:Was' ), array( '3' => '["B","Once"]' ), array( '1.1', '1.2', '2', '9.1', '9.3' ) ) )]
	#[TestWith( array(
		array( '3:Was', '3:Once' ),
		array( '3' => '["B"]' ),
		array( '1.1', '1.2', '2', '9.1', '9.3' ),
	) )]
	#[TestWith( array( array( '1.1', '3:B', '1', '7' ), self::STORED ) )]
	public function test_what_is_deleted_is_gone_and_nothing_else(
		array $deleted,
		array $after,
		array $same = array()
	): void {
		$outcome = $this->edit( self::TYPED, $deleted );
		$this->assertInstanceOf( StoredEntry::class, $outcome );
		$this->assertEquals(
			$after + array_intersect_key( self::STORED, array_flip( $same ) ),
			$outcome->entry->answers
		);
	}

	public function test_what_is_deleted_answers_no_required_question(): void {
		$required   = array( 'id' => 2, 'kind' => 'radio', 'label' => 'By', 'required' => true );
		$choices    = array( 'choices' => array( array( 'text' => 'Mail' ) ) );
		$form       = Inside::get( FormWriter::class )->create( array( 'fields' => array( $required + $choices ) ) );
		$this->form = Inside::get( FormRepository::class )->find( $form->number ) ?? $this->fail( 'no form' );
		$this->entry = $this->store( 'li', array( '2' => 'Fax' ) );
		$this->assertInstanceOf( ValidatedAnswers::class, $this->edit( array(), array( '2' ) ) );
	}

	/**
	 * @param array<array-key, string> $typed
	 * @param list<string>             $deleted
	 */
	private function edit( array $typed, array $deleted ): StoredEntry|ValidatedAnswers {
		$staff = new Visitor( 1, '', '' );
		return $this->entryAdmin()->edit( $this->entry, $typed, $this->entry->version, $staff, $deleted );
	}
}
