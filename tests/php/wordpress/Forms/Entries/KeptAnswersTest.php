<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\TestWith;

/** Answers that staff cannot type, while they edit the others. */
final class KeptAnswersTest extends StoredEntriesTestCase {

	/**
	 * @param array<array-key, string> $stored
	 * @param array<array-key, string> $typed
	 */
	#[TestWith( array( array( '1' => 'Jo', '2' => 'set' ), array( '1' => 'Jo Citizen' ) ) )]
	#[TestWith( array( array( '1' => 'Jo' ), array( '1' => 'Jo Citizen' ) ) )]
	#[TestWith( array( array( '1' => 'Jo' ), array( '1' => 'Jo Citizen', '2' => '' ) ) )]
	#[TestWith( array( array( '1' => 'Jo' ), array( '1' => 'Jo Citizen', '2' => 'set' ) ) )]
	public function test_an_edit_says_of_a_password_what_the_entry_said_before( array $stored, array $typed ): void {
		$form       = Inside::get( FormRepository::class )->create(
			array(
				'fields' => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Your name' ),
					array( 'id' => 2, 'kind' => 'password', 'label' => 'Password' ),
				),
			)
		)->number;
		$this->form = Inside::get( FormRepository::class )->find( $form ) ?? $this->fail( 'no form' );
		$entry      = $this->store( 'jo', $stored );
		$outcome    = $this->entryAdmin()->edit( $entry, $typed, $entry->version, new Visitor( 1, '', '' ) );
		$this->assertInstanceOf( StoredEntry::class, $outcome );
		$this->assertEquals( array( '1' => 'Jo Citizen' ) + $stored, $outcome->entry->answers );
	}
}
