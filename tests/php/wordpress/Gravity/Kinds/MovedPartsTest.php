<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

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
		$post   = get_post( \Atoll\plugin()->formStore()->findAny( $number )->postId );
		$blocks = str_replace( '"allowPunctuation":true,', '', $post->post_content );
		$this->assertNotSame( $blocks, $post->post_content );
		$added = '<!-- wp:atoll/field {"id":9,"kind":"name","label":"Partner"} /-->';
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => "{$blocks}\n{$added}" ) ) );
		$file  = Inside::get( FormExport::class )->file( array( $number ) );
		$again = $this->importFile( $file )[0]->number;
		$reply = $this->post( "/gf/v2/forms/{$again}/submissions", array( 'input_9_3' => 'Jo Lee' ) + self::ANSWERS );

		$this->assertSame( array( 1, 2, 9 ), array_keys( (array) $reply->get_data()['validation_messages'] ) );
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
