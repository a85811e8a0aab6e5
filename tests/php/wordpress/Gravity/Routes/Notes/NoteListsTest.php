<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Notes;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** GET gf/v2/notes: notes of all entries, as Gravity Forms' clients ask for them. */
final class NoteListsTest extends ApiTestCase {

	/** @var array<string, int> Entries by the letter in their notes. */
	private array $entries = array();

	/** @var array<string, int> Users by their display names. */
	private array $authors = array();

	protected function setUp(): void {
		parent::setUp();
		$this->entries = array( 'a' => $this->entry(), 'b' => $this->entry() );
		foreach ( array( 'Flo' => 'b1', 'Mia' => 'a1' ) as $name => $text ) {
			$this->actAs( 'administrator' );
			$this->authors[ $name ] = get_current_user_id();
			wp_update_user( array( 'ID' => get_current_user_id(), 'display_name' => $name ) );
			$this->note( $text );
		}
		$this->note( 'a2' );
		// A line of the history that is no note.
		$this->sent( 'entries-delete', 'DELETE', "entries/{$this->entries['a']}" );
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'queries' )]
	public function test_notes_of_all_entries_are_told_as_they_are_asked_for( array $query, array $texts ): void {
		array_walk_recursive(
			$query,
			fn( mixed &$value ) => $value = $this->entries[ $value ] ?? $this->authors[ $value ] ?? $value
		);
		$notes = $this->asked( 'notes-list', 'notes', $query );
		$this->assertSame( $texts, array_values( array_column( $notes, 'value' ) ) );
		$this->assertEquals( array_keys( $notes ), array_column( $notes, 'id' ) );
	}

	/** @return array<string, array{array<string, mixed>, list<string>}> */
	public static function queries(): array {
		return array(
			'all, oldest first'        => array( array(), array( 'b1', 'a1', 'a2' ) ),
			'of one entry'             => array( array( 'entry_id' => 'a' ), array( 'a1', 'a2' ) ),
			'of several'               => array( array( 'entry_id' => array( 'a', 'b' ) ), array( 'b1', 'a1', 'a2' ) ),
			'of an entry there is not' => array( array( 'entry_id' => 999999 ), array() ),
			'by one person'            => array( array( 'user_id' => 'Flo' ), array( 'b1' ) ),
			'by a name'                => array( array( 'user_name' => ' Mia' ), array() ),
			'of another type'          => array( array( 'note_type' => 'notification' ), array() ),
			'of the type they have'    => array( array( 'note_type' => 'user' ), array( 'b1', 'a1', 'a2' ) ),
			'of a subtype'             => array( array( 'sub_type' => 'success' ), array() ),
			'of no subtype'            => array( array( 'sub_type' => '' ), array( 'b1', 'a1', 'a2' ) ),
			'newest first'             => array(
				array( 'sorting' => array( 'key' => 'id', 'direction' => 'DESC' ) ),
				array( 'a2', 'a1', 'b1' ),
			),
			'by their text'            => array(
				array( 'sorting' => array( 'key' => 'value', 'direction' => 'ASC' ) ),
				array( 'a1', 'a2', 'b1' ),
			),
			'by what there is not'     => array(
				array( 'sorting' => array( 'key' => 'colour' ) ),
				array( 'b1', 'a1', 'a2' ),
			),
		);
	}

	public function test_a_name_finds_the_notes_of_whoever_has_it_also_of_one_entry(): void {
		$notes = $this->asked( 'notes-list', 'notes', array( 'user_name' => 'Flo' ) );
		$this->assertSame( array( 'b1' ), array_values( array_column( $notes, 'value' ) ) );
		$this->assertSame(
			array(),
			$this->asked( 'entries-notes', "entries/{$this->entries['a']}/notes", array( 'user_name' => 'Flo' ) )
		);
	}

	private function note( string $text ): void {
		$path = "entries/{$this->entries[ $text[0] ]}/notes";
		$this->sent( 'notes-create', 'POST', $path, array( 'value' => $text ), 201 );
	}
}
