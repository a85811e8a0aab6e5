<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use PHPUnit\Framework\Attributes\TestWith;

/** What `sorting` means where it does not say whether answers are numbers. */
final class EntryOrderTest extends EntrySearchTestCase {

	#[TestWith( array( '4', array(), array( 'Cy', 'Ann', 'Bo' ), 'a number' ) )]
	#[TestWith( array( '4', array( 'is_numeric' => '0' ), array( 'Bo', 'Cy', 'Ann' ), 'a number as a text' ) )]
	#[TestWith( array( '1', array(), array( 'Ann', 'Bo', 'Cy' ), 'a text' ) )]
	public function test_answers_of_a_form_are_sorted_as_what_they_are(
		string $key,
		array $sorting,
		array $names,
		string $what
	): void {
		$sorting += array( 'key' => $key, 'direction' => 'ASC' );
		$ofForm   = $this->asked( 'forms-entries', "forms/{$this->number}/entries", array( 'sorting' => $sorting ) );
		$this->assertSame( $names, array_column( $ofForm['entries'], '1' ), $what );
		$named = array( 'form_ids' => array( (string) $this->number ), 'sorting' => $sorting );
		$this->assertSame( $names, $this->names( $named ), $what );
	}
}
