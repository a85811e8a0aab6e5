<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;

/** What works otherwise here is told to whoever brings a form. */
final class ToldDifferencesTest extends InterchangeTestCase {

	public function test_what_is_stricter_here_is_told(): void {
		$form = array(
			'title'   => 'Told',
			'id'      => 92,
			'version' => '2.9',
			'fields'  => array(
				array( 'id' => 3, 'type' => 'phone', 'label' => 'Abroad', 'phoneFormat' => 'international' ),
				array( 'id' => 4, 'type' => 'phone', 'label' => 'Here', 'phoneFormat' => 'standard' ),
			),
		);
		$this->assertSame(
			array( '“Abroad” takes numbers of 10 to 12 digits.' ),
			$this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences
		);
	}
}
