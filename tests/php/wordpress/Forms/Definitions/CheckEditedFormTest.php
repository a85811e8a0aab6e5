<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;

final class CheckEditedFormTest extends BuilderTestCase {

	public function test_every_field_is_shown_as_visitors_get_it_also_beside_a_broken_one(): void {
		$this->actAs( 'editor' );
		$data = $this->check( $this->draft(), self::NAME_FIELD . self::NO_CHOICES )->get_data();

		self::assertSame( array( 1, 2 ), array_keys( (array) $data['fields'] ) );
		self::assertStringContainsString( '<input', $data['fields']->{'1'} );
		self::assertStringContainsString( 'Your name', $data['fields']->{'1'} );
		self::assertSame(
			array(
				array( 'field' => 2, 'setting' => 'choices', 'sentence' => 'Field 2 “How?”: add at least one choice.' ),
			),
			$data['problems']
		);
	}

	/** It takes the next number in a form, which the editor gives the next question at once. */
	public function test_what_stands_between_fields_is_no_field_that_the_editor_could_take_for_its_next_one(): void {
		$this->actAs( 'editor' );
		$heading = '<!-- wp:heading --><h2 class="wp-block-heading">About you</h2><!-- /wp:heading -->';
		$html    = '<!-- wp:atoll/field {"id":2,"kind":"html","content":"Thanks"} /-->';
		$data    = $this->check( $this->draft(), $heading . self::NAME_FIELD . $html )->get_data();

		self::assertSame( array( 1, 2 ), array_keys( (array) $data['fields'] ) );
	}

	/** Whatever an editor has not done yet, or has done wrong. */
	public function test_no_kind_of_field_fails_for_want_of_its_settings(): void {
		$this->actAs( 'editor' );
		$kinds   = array_keys(
			\Atoll\Engine\Contract\Contract::load( dirname( __DIR__, 5 ) . '/plugin/build/contract.php' )->kinds()
		);
		$content = '';
		foreach ( $kinds as $index => $kind ) {
			$content .= serialize_block(
				array(
					'blockName'    => 'atoll/field',
					'attrs'        => array(
						'id' => $index + 1,
						'kind' => $kind,
						'inputs' => array( 'first' => array( 'hidden' => true ), 'last' => array( 'hidden' => true ) ),
						'rangeMin' => 'x',
						'dateType' => 'y',
						'choices' => 'z',
					),
					'innerBlocks'  => array(),
					'innerHTML'    => '',
					'innerContent' => array(),
				)
			);
		}
		$reply = $this->check( $this->draft(), $content );

		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertCount( count( $kinds ), (array) $reply->get_data()['fields'] );
	}

	public function test_settings_are_looked_at_too(): void {
		$this->actAs( 'editor' );
		$logic = array( 'rules' => array( array( 'fieldId' => '9', 'operator' => 'is', 'value' => 'x' ) ) );
		$data  = $this->check(
			$this->draft(),
			self::NAME_FIELD,
			array( 'notifications' => array( array( 'id' => 'a', 'name' => 'To us', 'conditionalLogic' => $logic ) ) )
		)->get_data();

		self::assertSame(
			array( null, 'notifications.a' ),
			array( $data['problems'][0]['field'], $data['problems'][0]['setting'] )
		);
	}

	public function test_a_condition_that_comes_back_to_itself_is_warned_of_and_published(): void {
		$this->actAs( 'editor' );
		$field   = static fn( int $id, int $asked ) => serialize_block(
			array(
				'blockName'    => 'atoll/field',
				'attrs'        => array(
					'id'               => $id,
					'kind'             => 'text',
					'label'            => "Question {$id}",
					'conditionalLogic' => array(
						'rules' => array( array( 'fieldId' => (string) $asked, 'operator' => 'is', 'value' => 'x' ) ),
					),
				),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
		$content = $field( 1, 2 ) . $field( 2, 1 );
		$id      = $this->draft( $content );
		$data    = $this->check( $id, $content )->get_data();

		self::assertSame( array(), $data['problems'] );
		self::assertSame( array( 1, 2 ), array_column( $data['warnings'], 'field' ) );
		self::assertStringContainsString( '(Question 1 → Question 2 → Question 1)', $data['warnings'][0]['sentence'] );
		self::assertSame( 200, $this->save( $id, array( 'status' => 'publish' ) )->get_status() );
	}

	public function test_nothing_is_stored(): void {
		$this->actAs( 'editor' );
		$id = $this->draft( self::NAME_FIELD, 'publish' );
		$this->check( $id, self::NO_CHOICES );

		self::assertSame( self::NAME_FIELD, get_post( $id )->post_content );
		$forms = Inside::get( FormRepository::class );
		self::assertSame( 'Your name', $forms->find( $forms->numberOf( $id ) )->fields()[0]->label );
	}

	public function test_a_post_that_is_no_form_is_not_found(): void {
		$this->actAs( 'editor' );
		$page = url_to_postid( $this->page( 1 ) );

		self::assertSame( 404, $this->check( $page, self::NAME_FIELD )->get_status() );
		self::assertSame( 404, $this->check( 0, self::NAME_FIELD )->get_status() );
	}

	public function test_who_may_not_write_any_html_is_shown_none_of_it(): void {
		$this->actAs( 'editor' );
		add_filter(
			'map_meta_cap',
			$forbid = static fn( array $caps, string $cap ) => 'unfiltered_html' === $cap
				? array( 'do_not_allow' )
				: $caps,
			10,
			2
		);
		$data = $this->check(
			$this->draft(),
			'<!-- wp:atoll/field {"id":1,"kind":"html","content":"\u003cb\u003eok\u003c/b\u003e\u003cscript\u003ebad()\u003c/script\u003e"} /-->'
		)->get_data();
		remove_filter( 'map_meta_cap', $forbid, 10 );

		self::assertStringContainsString( '<b>ok</b>', $data['fields']->{'1'} );
		self::assertStringNotContainsString( '<script', $data['fields']->{'1'} );
	}
}
