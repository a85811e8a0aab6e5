<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Boxes of a form of ours are known by their numbers in a file of Gravity Forms, also where one is gone. */
final class RemovedBoxesTest extends InterchangeTestCase {

	public function test_boxes_keep_their_numbers_after_one_before_them_was_removed(): void {
		$this->actAs( 'administrator' );
		$choices = array( array( 'text' => 'Glass', 'number' => 4 ), array( 'text' => 'Roadside', 'number' => 2 ) );
		$field   = array( 'id' => 1, 'kind' => 'checkbox', 'label' => 'Extras', 'choices' => $choices );
		$form    = Inside::get( FormWriter::class )->create(
			array( 'title' => 'Extras', 'fields' => array( $field ) )
		);
		$file    = Inside::get( FormExport::class )->file( array( $form->number ) );
		wp_delete_post( $form->postId, true );
		$again = $this->importFile( $file )[0];

		$this->assertSame(
			array( '1.4', '1.2' ),
			array_column( json_decode( $file, true )[0]['fields'][0]['inputs'], 'id' )
		);
		$this->assertSame(
			array( '1.4', '1.2' ),
			array_column( Inside::get( FormRepository::class )->find( $again->number )->field( 1 )->inputs, 'id' )
		);
	}
}
