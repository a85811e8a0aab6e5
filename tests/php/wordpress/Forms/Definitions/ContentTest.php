<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;

/** What stands between the fields, and ids that are given once. */
final class ContentTest extends BuilderTestCase {

	private const HEADING = '<!-- wp:heading --><h2 class="wp-block-heading">About you</h2><!-- /wp:heading -->';
	private const NOTHING = '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->';

	public function test_any_other_block_is_content_between_the_fields(): void {
		$this->actAs( 'editor' );
		$id   = $this->draft( self::HEADING . "\n\n" . self::NOTHING . self::NAME_FIELD, 'publish' );
		$form = Inside::get( FormRepository::class )->find( Inside::get( FormRepository::class )->numberOf( $id ) );

		self::assertSame( array( 'html', 'text' ), array_map( static fn( $field ) => $field->kind, $form->fields() ) );
		self::assertStringContainsString( '>About you</h2>', \Atoll\plugin()->forms()->html( $form->id() ) );
	}

	public function test_content_is_the_same_for_everybody_whoever_saved_it(): void {
		$this->actAs( 'editor' );
		$other = $this->form();
		$id    = $this->draft(
			'<!-- wp:group --><div class="wp-block-group">' . self::HEADING
				. '<!-- wp:loginout /--><!-- wp:atoll/form {"formId":' . $other . '} /--></div><!-- /wp:group -->'
				. self::NAME_FIELD,
			'publish'
		);
		$html  = \Atoll\plugin()->forms()->html( Inside::get( FormRepository::class )->numberOf( $id ) );

		self::assertStringContainsString( '>About you</h2>', $html );
		self::assertStringNotContainsString( 'Log out', $html );
		self::assertSame( 1, substr_count( $html, '<form' ) );
	}

	public function test_content_takes_no_id_that_a_field_will_get(): void {
		$this->actAs( 'editor' );
		$id = $this->draft( self::NAME_FIELD );
		$this->save( $id, array( 'content' => self::HEADING . self::NAME_FIELD . '<!-- wp:atoll/field {"id":2,"kind":"text","label":"Suburb"} /-->', 'status' => 'publish' ) );
		$form = Inside::get( FormRepository::class )->find( Inside::get( FormRepository::class )->numberOf( $id ) );

		self::assertSame( array( 3, 1, 2 ), array_map( static fn( $field ) => $field->id, $form->fields() ) );
	}

	public function test_the_next_id_never_falls(): void {
		$this->actAs( 'editor' );
		$id = $this->draft( self::NAME_FIELD . self::NO_CHOICES );
		$this->save( $id, array( 'content' => self::NAME_FIELD ) );

		self::assertSame(
			3,
			$this->get( "/wp/v2/atoll-forms/{$id}", array( 'context' => 'edit' ) )->get_data()['nextFieldId']
		);
	}

	public function test_an_id_whose_field_is_gone_is_not_given_to_another(): void {
		$this->actAs( 'editor' );
		$id = $this->draft( str_replace( '"id":1', '"id":7', self::NAME_FIELD ) );
		$this->save( $id, array( 'content' => self::NAME_FIELD ) );
		$reply = $this->save(
			$id,
			array( 'content' => str_replace( '"id":1', '"id":5', self::NAME_FIELD ), 'status' => 'publish' )
		);

		self::assertSame( 400, $reply->get_status() );
		self::assertSame( 'id', $reply->get_data()['data']['problems'][0]['setting'] );
	}

	public function test_a_field_that_is_brought_back_keeps_its_id(): void {
		$this->actAs( 'editor' );
		$id   = $this->draft();
		$both = self::NAME_FIELD . '<!-- wp:atoll/field {"id":2,"kind":"text","label":"Suburb"} /-->';
		$this->save( $id, array( 'content' => $both ) );
		$this->save( $id, array( 'content' => self::NAME_FIELD ) );

		self::assertSame( 200, $this->save( $id, array( 'content' => $both, 'status' => 'publish' ) )->get_status() );
	}
}
