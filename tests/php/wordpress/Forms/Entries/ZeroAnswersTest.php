<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\EntryAnswer;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** "How many children? 0" is an answer, which PHP takes for an empty text. */
final class ZeroAnswersTest extends SiteTestCase {

	public function test_a_zero_is_shown_as_any_answer(): void {
		$number = $this->form(
			'enquiry',
			array(
				'fields' => array(
					array( 'id' => 1, 'type' => 'number', 'label' => 'Children' ),
					array(
						'id'      => 2,
						'type'    => 'radio',
						'label'   => 'Cars',
						'choices' => array(
							array( 'text' => '0', 'value' => '0' ),
							array( 'text' => '1', 'value' => '1' ),
						),
					),
				),
			)
		);
		$words  = Inside::get( EntryAnswers::class );
		$texts  = $words->read(
			Inside::get( FormRepository::class )->find( $number ),
			array( 1 => '0', 2 => '0', 9 => '0' )
		);
		$this->assertSame(
			array( '0', '0', '0' ),
			array_map( static fn( EntryAnswer $answer ) => $answer->text, $texts )
		);
	}
}
