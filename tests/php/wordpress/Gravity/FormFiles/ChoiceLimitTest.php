<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** How many of several boxes may be ticked is Gravity Forms' setting, and holds here. */
final class ChoiceLimitTest extends InterchangeTestCase {

	/**
	 * @param array<string, int|string> $limit    As Gravity Forms has it.
	 * @param list<string>              $messages What the rules say.
	 */
	#[DataProvider( 'limits' )]
	public function test_a_limit_comes_holds_and_leaves( array $limit, string $hint, array $messages ): void {
		$choices = array_map(
			static fn( string $text ) => array( 'text' => $text, 'value' => $text ),
			array( 'A', 'B', 'C' )
		);
		$boxes   = array( 'id' => 1, 'type' => 'checkbox', 'label' => 'Some', 'choices' => $choices ) + $limit;
		$form    = array( 'title' => 'Limited', 'id' => 93, 'version' => '2.9', 'fields' => array( $boxes ) );
		$number  = $this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->number;

		$field = Inside::get( FormRepository::class )->find( $number )->fieldData()[0];
		$this->assertSame( $hint, $field->string( 'hint' ) );
		$this->assertSame(
			$messages,
			array_values(
				array_map(
					static fn( $rule ) => $rule->string( 'message' ),
					array_filter(
						$field->list( 'rules' ),
						static fn( $rule ) => 'choiceCount' === $rule->string( 'rule' )
					)
				)
			)
		);
		$exported = json_decode( Inside::get( FormExport::class )->file( array( $number ) ), true )[0]['fields'][0];
		$this->assertEquals( $limit, array_intersect_key( $exported, $limit ) );
	}

	/** @return iterable<string, array{array<string, int|string>, string, list<string>}> */
	public static function limits(): iterable {
		yield 'any number' => array( array( 'choiceLimit' => 'unlimited' ), '', array() );
		yield 'exactly' => array(
			array( 'choiceLimit' => 'exactly', 'choiceLimitNumber' => '2' ),
			'Choose exactly 2.',
			array( 'Please choose exactly 2.' ),
		);
		yield 'a range' => array(
			array( 'choiceLimit' => 'range', 'choiceLimitMin' => '1', 'choiceLimitMax' => 2 ),
			'Choose at least 1. Choose at most 2.',
			array( 'Please choose at least 1.', 'Please choose at most 2.' ),
		);
	}
}
