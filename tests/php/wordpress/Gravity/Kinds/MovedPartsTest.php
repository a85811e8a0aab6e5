<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** Names and addresses of a form that moved in take and offer what they did in Gravity Forms. */
final class MovedPartsTest extends InterchangeTestCase {

	private const ANSWERS = array(
		'input_1_3' => 'Mary Anne',
		'input_1_6' => 'van der Berg',
		'input_2_1' => '1 The Mall',
		'input_2_3' => 'King’s Lynn',
		'input_2_4' => 'Norfolk',
		'input_2_5' => 'SW1A 1AA',
		'input_2_6' => 'United Kingdom',
	);

	public function test_names_and_places_with_spaces_and_postcodes_with_letters_are_taken(): void {
		$number = $this->move( $this->fields() );
		$reply  = $this->post( "/gf/v2/forms/{$number}/submissions", self::ANSWERS );

		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	public function test_a_form_of_our_own_takes_what_its_editor_said(): void {
		$own    = array( 'title' => 'Ours', 'id' => 61, 'entrySave' => false, 'fields' => $this->fields() );
		$number = $this->importFile( (string) wp_json_encode( array( $own, 'version' => '2.9' ) ) )[0]->number;
		$reply  = $this->post( "/gf/v2/forms/{$number}/submissions", self::ANSWERS );

		$this->assertSame( 400, $reply->get_status() );
	}

	public function test_what_an_editor_refuses_stays_refused_after_an_export(): void {
		$number = $this->move( $this->fields() );
		$post   = get_post( Inside::get( FormRepository::class )->findAny( $number )->postId );
		$blocks = str_replace( '"allowPunctuation":true,', '', $post->post_content );
		$this->assertNotSame( $blocks, $post->post_content );
		$added = '<!-- wp:atoll/field {"id":9,"kind":"name","label":"Partner"} /-->';
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => "{$blocks}\n{$added}" ) ) );
		$file  = Inside::get( FormExport::class )->file( array( $number ) );
		$again = $this->importFile( $file )[0]->number;
		$reply = $this->post( "/gf/v2/forms/{$again}/submissions", array( 'input_9_3' => 'Jo Lee' ) + self::ANSWERS );

		$this->assertSame( array( 1, 2, 9 ), array_keys( (array) $reply->get_data()['validation_messages'] ) );
	}

	/** @param array<string, string> $settings Of the address. */
	#[DataProvider( 'beginnings' )]
	public function test_an_address_begins_with_what_gravity_forms_chose( array $settings, string $begins ): void {
		$address = $settings + $this->fields()[1] + array( 'inputs' => $this->inputs() );
		$number  = $this->move( array( $address ) );
		preg_match_all( '~<option value="([^"]*)" selected~', \Atoll\plugin()->forms()->html( $number ), $selected );

		$this->assertSame( $begins, implode( ' ', array_filter( $selected[1] ) ) );

		$post = get_post( Inside::get( FormRepository::class )->findAny( $number )->postId );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post->ID,
					'post_content' => str_replace( '"label":"Suburb"', '"label":"Town"', $post->post_content ),
				)
			)
		);
		$file     = Inside::get( FormExport::class )->file( array( $number ) );
		$exported = json_decode( $file, true )[0]['fields'][0];
		$this->assertSame( 'Town', $exported['inputs'][1]['customLabel'] );
		$this->assertSame(
			array( $settings['defaultCountry'] ?? '', $settings['defaultState'] ?? $settings['defaultProvince'] ?? '' ),
			array( $exported['defaultCountry'], $exported['defaultState'] )
		);
	}

	/** @return array<string, array{array<string, string>, string}> */
	public static function beginnings(): array {
		$us       = array( 'addressType' => 'us', 'defaultState' => 'Virginia' );
		$canadian = array( 'addressType' => 'canadian', 'defaultProvince' => 'Ontario' );
		return array(
			'nothing'           => array( array(), '' ),
			'no country'        => array( array( 'defaultCountry' => '' ), '' ),
			'a country'         => array( array( 'defaultCountry' => 'New Zealand' ), 'New Zealand' ),
			'Australia'         => array( array( 'defaultCountry' => 'Australia' ), 'Australia' ),
			'a state'           => array( $us, 'Virginia' ),
			'an older province' => array( $canadian, 'Ontario' ),
		);
	}

	public function test_parts_that_an_old_gravity_forms_hid_are_not_asked_for(): void {
		$hidden  = array( 'hideAddress2' => true, 'hideState' => true, 'hideCountry' => true );
		$address = $hidden + array( 'isRequired' => true ) + $this->fields()[1];
		foreach ( array( array(), array( 'inputs' => $this->inputs() ) ) as $inputs ) {
			$number = $this->move( array( $address + $inputs ) );
			$parts  = array_column( Inside::get( FormRepository::class )->find( $number )->field( 2 )->inputs, 'part' );
			$this->assertSame( array(), array_intersect( array( 'line2', 'state', 'country' ), $parts ) );
			$this->assertContains( 'city', $parts );
		}
		$post   = get_post( Inside::get( FormRepository::class )->findAny( $number )->postId );
		$blocks = str_replace( '"state":{"hidden":true', '"state":{"hidden":false', $post->post_content );
		$this->assertNotSame( $blocks, $post->post_content );
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => $blocks ) ) );
		$file  = Inside::get( FormExport::class )->file( array( $number ) );
		$field = json_decode( $file, true )[0]['fields'][0];
		$this->assertSame( array(), array_filter( array_intersect_key( $field, $hidden ) ) );
		$shown = array_filter( $field['inputs'], static fn( array $input ) => empty( $input['isHidden'] ) );
		$this->assertSame( array( '2.1', '2.3', '2.4' ), array_column( $shown, 'id' ) );
	}

	public function test_an_address_of_our_own_begins_with_its_kind_and_says_so_in_an_export(): void {
		$this->actAs( 'administrator' );
		$address = array( 'id' => 1, 'kind' => 'address', 'label' => 'Home' );
		$form    = Inside::get( FormWriter::class )->create(
			array( 'title' => 'Ours', 'fields' => array( $address ) )
		);
		$file    = Inside::get( FormExport::class )->file( array( $form->number ) );

		$this->assertSame( 'Australia', json_decode( $file, true )[0]['fields'][0]['defaultCountry'] );
		wp_delete_post( $form->postId, true );
		$again = $this->importFile( $file )[0]->number;
		$field = Inside::get( FormRepository::class )->find( $again )->field( 1 );
		$this->assertSame( 'Australia', $field->inputs[5]->defaultValue );
	}

	/** @return list<array<string, mixed>> */
	private function inputs(): array {
		$named = array( 1 => 'Street Address', 3 => 'City', 4 => 'State / Province', 6 => 'Country' );
		return array_values(
			array_map(
				static fn( int $number, string $label ) => array( 'id' => "2.{$number}", 'label' => $label )
					+ ( 3 === $number ? array( 'customLabel' => 'Suburb' ) : array() ),
				array_keys( $named ),
				$named
			)
		);
	}

	/** @return list<array<string, mixed>> */
	private function fields(): array {
		return array(
			array( 'type' => 'name', 'id' => 1, 'label' => 'Name' ),
			array( 'type' => 'address', 'id' => 2, 'label' => 'Home', 'addressType' => 'international' ),
		);
	}

	/** @param list<array<string, mixed>> $fields */
	private function move( array $fields ): int {
		$form = array( 'title' => 'Moved', 'id' => 60, 'version' => '2.9.1', 'fields' => $fields );
		return $this->importFile( (string) wp_json_encode( $form ) )[0]->number;
	}
}
