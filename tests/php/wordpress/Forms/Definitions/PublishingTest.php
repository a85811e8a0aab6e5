<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;

final class PublishingTest extends BuilderTestCase {

	public function test_a_form_with_problems_is_not_published_and_says_why(): void {
		$this->actAs( 'editor' );
		$id    = $this->draft();
		$reply = $this->save( $id, array( 'status' => 'publish', 'content' => self::NO_CHOICES ) );

		self::assertSame( 400, $reply->get_status() );
		self::assertStringContainsString( 'Field 2 “How?”: add at least one choice.', $reply->get_data()['message'] );
		self::assertSame(
			array( 2, 'choices' ),
			array(
				$reply->get_data()['data']['problems'][0]['field'],
				$reply->get_data()['data']['problems'][0]['setting'],
			)
		);
		self::assertSame( 'draft', get_post_status( $id ) );
	}

	public function test_it_can_be_saved_as_a_draft(): void {
		$this->actAs( 'editor' );
		$id = $this->draft();

		self::assertSame( 200, $this->save( $id, array( 'content' => self::NO_CHOICES ) )->get_status() );
		self::assertSame( self::NO_CHOICES, get_post( $id )->post_content );
	}

	public function test_an_open_form_keeps_what_works_and_its_editor_keeps_what_does_not_work_yet(): void {
		$this->actAs( 'editor' );
		$id = $this->draft( self::NAME_FIELD, 'publish' );

		self::assertSame( 400, $this->save( $id, array( 'content' => self::NO_CHOICES ) )->get_status() );
		self::assertSame( 200, $this->autosave( $id, array( 'content' => self::NO_CHOICES ) )->get_status() );
		self::assertSame( self::NAME_FIELD, get_post( $id )->post_content );
	}

	public function test_a_form_comes_back_from_the_trash_as_open_as_it_went(): void {
		$this->actAs( 'editor' );
		$open  = $this->draft( self::NAME_FIELD, 'publish' );
		$draft = $this->draft();
		foreach ( array( $open, $draft ) as $id ) {
			wp_trash_post( $id );
			wp_untrash_post( $id );
		}

		self::assertSame( array( 'publish', 'draft' ), array( get_post_status( $open ), get_post_status( $draft ) ) );
		self::assertStringContainsString(
			'<form',
			\Atoll\plugin()->forms()->html( Inside::get( FormRepository::class )->numberOf( $open ) )
		);
	}

	public function test_settings_that_are_sent_alone_are_judged_with_the_fields_that_are_stored(): void {
		$this->actAs( 'editor' );
		$id    = $this->draft( self::NAME_FIELD, 'publish' );
		$logic = array( 'rules' => array( array( 'fieldId' => '9', 'operator' => 'is', 'value' => 'x' ) ) );
		$meta  = static fn( array $settings ) => array(
			'meta' => array( 'atoll_settings' => (string) wp_json_encode( (object) $settings ) ),
		);

		self::assertSame(
			400,
			$this->save(
				$id,
				$meta( array( 'confirmations' => array( array( 'id' => 'a', 'conditionalLogic' => $logic ) ) ) )
			)->get_status()
		);
		self::assertSame( 200, $this->save( $id, $meta( array( 'save' => true ) ) )->get_status() );
	}

	/** Nobody is asked for it: fields that are there to be answered have no page of their own to hide. */
	public function test_a_form_with_a_password_is_not_published_and_says_what_to_do_instead(): void {
		$this->actAs( 'editor' );
		$id      = $this->draft( self::NAME_FIELD, 'publish' );
		$refused = $this->save( $id, array( 'password' => 'secret' ) );

		self::assertSame( 400, $refused->get_status() );
		self::assertStringContainsString( 'Availability', $refused->get_data()['message'] );
		self::assertSame( '', get_post( $id )->post_password );

		wp_update_post( array( 'ID' => $id, 'post_password' => 'secret' ) );
		self::assertSame( 400, $this->save( $id, array( 'title' => 'Enquiry 2' ) )->get_status() );
		self::assertSame( 200, $this->save( $id, array( 'password' => '' ) )->get_status() );
	}

	public function test_labels_keep_their_ampersands_whoever_saves_them(): void {
		$this->actAs( 'editor' );
		add_filter(
			'map_meta_cap',
			$forbid = static fn( array $caps, string $cap ) => 'unfiltered_html' === $cap
				? array( 'do_not_allow' )
				: $caps,
			10,
			2
		);
		kses_init();
		$id = $this->draft();
		$this->save( $id, array( 'title' => 'Terms & conditions', 'content' => '<!-- wp:atoll/field {"id":1,"kind":"text","label":"Terms & <5"} /--><!-- wp:paragraph --><p>ok<script>bad()</script></p><!-- /wp:paragraph -->', 'status' => 'publish' ) );
		remove_filter( 'map_meta_cap', $forbid, 10 );
		kses_init();
		$html = \Atoll\plugin()->forms()->html( Inside::get( FormRepository::class )->numberOf( $id ) );

		self::assertSame( 'Terms & conditions', get_post( $id )->post_title );
		self::assertStringContainsString( 'Terms &amp; &lt;5', $html );
		self::assertStringNotContainsString( '<script>bad', $html );
	}
}
