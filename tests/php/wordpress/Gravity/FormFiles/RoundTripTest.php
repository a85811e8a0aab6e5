<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** A form that moves in leaves as it came. */
final class RoundTripTest extends InterchangeTestCase {

	public function test_what_came_from_gravity_forms_is_exported_as_it_came(): void {
		$number = $this->importFile( $this->text( 'moved' ) )[0]->number;

		$this->assertSame( 41, $number );
		$this->assertSame(
			self::canonical( json_decode( $this->text( 'moved' ) ) ),
			self::canonical( json_decode( Inside::get( FormExport::class )->file( array( $number ) ) ) )
		);
	}

	public function test_a_second_journey_changes_nothing_but_the_number(): void {
		$first  = Inside::get( FormExport::class )->file(
			array( $this->importFile( $this->text( 'moved' ) )[0]->number )
		);
		$number = $this->importFile( $first )[0]->number;
		$second = Inside::get( FormExport::class )->file( array( $number ) );

		$this->assertNotSame( 41, $number );
		$this->assertSame(
			self::canonical( json_decode( $first ) ),
			self::canonical( json_decode( str_replace( "\"id\":{$number},", '"id":41,', $second ) ) )
		);
	}

	public function test_a_kind_of_ours_does_no_harm_in_gravity_forms(): void {
		$this->actAs( 'administrator' );
		$form  = Inside::get( FormWriter::class )->create(
			array(
				'title'  => 'Checked',
				'fields' => array( array( 'id' => 4, 'kind' => 'review', 'page' => 0, 'label' => 'Check' ) ),
			)
		);
		$field = json_decode( Inside::get( FormExport::class )->file( array( $form->number ) ), true )[0]['fields'][0];

		$this->assertSame(
			array( 'html', '', array( 'kind' => 'review' ) ),
			array( $field['type'], $field['content'] ?? '', $field['atoll'] )
		);
	}
}
