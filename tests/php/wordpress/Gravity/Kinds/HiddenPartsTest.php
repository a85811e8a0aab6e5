<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Changes\OrphanedAnswers;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** A country or state that nobody sees: Gravity Forms sends its default value with the other parts of an address. */
final class HiddenPartsTest extends InterchangeTestCase {

	private const STREET = array( 'input_2_1' => '1 The Mall' );

	/**
	 * @param array<string, mixed>       $settings Of the address.
	 * @param array<int|string, string>  $stored
	 */
	#[DataProvider( 'addresses' )]
	public function test_an_entry_holds_what_it_is( array $settings, array $stored ): void {
		$number = $this->move( array( $settings + $this->address() ) );
		$reply  = $this->post( "/gf/v2/forms/{$number}/submissions", self::STREET );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertSame( array( '2.1' => '1 The Mall' ) + $stored, $this->answers( $number ) );
	}

	/** @return array<string, array{array<string, mixed>, array<string, string>}> */
	public static function addresses(): array {
		$australia = array( 'hideCountry' => true, 'defaultCountry' => 'Australia' );
		return array(
			'the country of our own'    => array( $australia, array( '2.6' => 'Australia' ) ),
			'another country'           => array(
				array( 'defaultCountry' => 'New Zealand' ) + $australia,
				array( '2.6' => 'New Zealand' ),
			),
			'a state too'               => array(
				array( 'hideState' => true, 'defaultState' => 'Victoria' ) + $australia,
				array( '2.4' => 'Victoria', '2.6' => 'Australia' ),
			),
			'none'                      => array( array( 'hideCountry' => true ), array() ),
			'a second line, which it does not send' => array(
				array(
					'inputs' => array(
						array( 'id' => '2.1', 'label' => 'Street Address' ),
						array( 'id' => '2.2', 'label' => 'Address Line 2', 'isHidden' => true, 'defaultValue' => '-' ),
					),
				),
				array(),
			),
		);
	}

	public function test_an_address_that_was_left_empty_holds_none(): void {
		$name   = array( 'id' => 1, 'type' => 'text', 'label' => 'Name' );
		$number = $this->move( array( $name, $this->hidden( 'Australia' ) + $this->address() ) );
		$this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => 'Jo' ) );
		$this->assertSame( array( 1 => 'Jo' ), $this->answers( $number ) );
	}

	public function test_it_is_read_with_the_address_and_stays_as_it_was_when_others_change(): void {
		$number = $this->move( array( $this->hidden( 'Australia' ) + $this->address() ) );
		$this->post( "/gf/v2/forms/{$number}/submissions", self::STREET );
		$entry = Inside::get( EntryRepository::class )->list( new EntryCriteria( formNumbers: array( $number ) ) )[0];
		$texts = Inside::get( EntryTexts::class )->answers( $entry );
		$this->assertSame( array( "1 The Mall\nAustralia" ), array_column( $texts, 'value' ) );

		$form    = Inside::get( FormRepository::class )->find( $number );
		$engine  = Inside::get( FormEngine::class );
		$this->assertSame(
			array( '2.1' => '1 The Mall', '2.6' => 'Austria' ),
			$engine->fromEntry( $form, array( '2.1' => '1 The Mall', '2.6' => 'Austria' ) )->toEntry()
		);
		$changed = $engine->resolve( $form, $engine->answers( $form, array( 'input_2_1' => '2 High St' ) ) );
		$this->assertSame(
			array( '2.6' => 'Austria' ),
			OrphanedAnswers::keep( array( '2.1' => '1 The Mall', '2.6' => 'Austria' ), $form, $changed )
		);
	}

	public function test_it_goes_with_the_address_and_is_no_answer_that_the_form_lost(): void {
		$number  = $this->move( array( $this->hidden( 'Australia' ) + $this->address() ) );
		$form    = Inside::get( FormRepository::class )->find( $number );
		$engine  = Inside::get( FormEngine::class );
		$stored  = array( '2.1' => '1 The Mall', '2.6' => 'Australia' );
		$changed = static fn( string $street ) => $engine->resolve(
			$form,
			$engine->answers( $form, array( 'input_2_1' => $street ) )
		);
		$this->assertSame( array(), OrphanedAnswers::each( $stored, $form, $changed( '1 The Mall' ) ) );
		$kept = OrphanedAnswers::keep( $stored, $form, $changed( '2 High St' ), array( '2.6' ) );
		$this->assertSame( array( '2.6' => 'Australia' ), $kept );
		$this->assertSame( array(), OrphanedAnswers::keep( $stored, $form, $changed( '' ) ) );
	}

	public function test_it_goes_out_and_comes_back(): void {
		$number = $this->move( array( $this->hidden( 'Australia' ) + $this->address() ) );
		$again  = $this->importFile( Inside::get( FormExport::class )->file( array( $number ) ) )[0]->number;
		$this->post( "/gf/v2/forms/{$again}/submissions", self::STREET );
		$this->assertSame( 'Australia', $this->answers( $again )['2.6'] ?? '' );
	}

	public function test_a_country_that_an_editor_hides_without_a_word_is_none_there_either(): void {
		$this->actAs( 'administrator' );
		$hidden = array( 'inputs' => array( 'country' => array( 'hidden' => true ) ) );
		$form   = Inside::get( FormWriter::class )->create(
			array( 'title' => 'Ours', 'fields' => array( array( 'id' => 2, 'kind' => 'address' ) + $hidden ) )
		);
		$stored = Inside::get( FormRepository::class )->find( $form->number );
		$this->assertSame( array(), $stored->field( 2 )->hiddenParts() );
		$file = Inside::get( FormExport::class )->file( array( $form->number ) );
		$this->assertSame( '', json_decode( $file, true )[0]['fields'][0]['defaultCountry'] );
	}

	/** @return array<string, mixed> */
	private function hidden( string $country ): array {
		return array( 'hideCountry' => true, 'defaultCountry' => $country );
	}

	/** @return array<string, mixed> */
	private function address(): array {
		return array( 'id' => 2, 'type' => 'address', 'label' => 'Address' );
	}

	/** @param list<array<string, mixed>> $fields */
	private function move( array $fields ): int {
		$form = array( 'title' => 'Moved', 'id' => 62, 'version' => '2.9.1', 'fields' => $fields );
		return $this->importFile( (string) wp_json_encode( $form ) )[0]->number;
	}

	/** @return array<array-key, string> Of the form's only entry. */
	private function answers( int $number ): array {
		$entries = Inside::get( EntryRepository::class )->list( new EntryCriteria( formNumbers: array( $number ) ) );
		$this->assertCount( 1, $entries );
		$answers = $entries[0]->answers;
		ksort( $answers );
		return $answers;
	}
}
