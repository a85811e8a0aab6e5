<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

/** Forms that a program makes in one call, as the block editor never does. */
final class CreatingTest extends BuilderTestCase {

	/** Contents that hold no field that could be asked, or hold what no editor writes. */
	private const ODD = array(
		'empty'                   => '',
		'space alone'             => " \n\t",
		'text outside blocks'     => 'Plain <b>text</b> & <5',
		'a paragraph'             => '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->',
		'pages alone'             => '<!-- wp:atoll/page-break /--><!-- wp:atoll/page-break {"title":7} /-->',
		'a field without settings' => '<!-- wp:atoll/field /-->',
		'a field of a list'       => '<!-- wp:atoll/field [1,2] /-->',
		'a field of broken JSON'  => '<!-- wp:atoll/field {"id":1,"kind" /-->',
		'settings of other types' => '<!-- wp:atoll/field {"id":"x","kind":["text"],"label":{"a":1},"required":"maybe","choices":"none","conditionalLogic":7,"rules":[[]]} /-->',
		'an id that is negative'  => '<!-- wp:atoll/field {"id":-5,"kind":"text","label":"Name"} /-->',
		'an id past all numbers'  => '<!-- wp:atoll/field {"id":9223372036854775807,"kind":"text","label":"Name"} /-->',
		'an id with a fraction'   => '<!-- wp:atoll/field {"id":1.5,"kind":"text","label":"Name"} /-->',
		'an id twice'             => '<!-- wp:atoll/field {"id":1,"kind":"text","label":"A"} /--><!-- wp:atoll/field {"id":1,"kind":"text","label":"B"} /-->',
		'an unknown kind'         => '<!-- wp:atoll/field {"id":1,"kind":"teleport","label":"Where"} /-->',
		'no kind'                 => '<!-- wp:atoll/field {"id":1,"label":"Where"} /-->',
		'a block that never ends' => '<!-- wp:paragraph --><p>Hello',
		'a form in a form'        => '<!-- wp:atoll/form {"formId":1} /-->',
	);

	public function test_a_form_is_published_in_one_call(): void {
		$this->actAs( 'editor' );
		$reply = $this->create( array( 'title' => 'Enquiry', 'status' => 'publish', 'content' => self::NAME_FIELD ) );

		self::assertSame(
			array( 201, 'publish' ),
			array( $reply->get_status(), $reply->get_data()['status'] ?? '' ),
			(string) wp_json_encode( $reply->get_data() )
		);
		self::assertStringContainsString(
			'Your name',
			\Atoll\plugin()->forms()->html( (int) $reply->get_data()['number'] )
		);
		self::assertSame( 2, $reply->get_data()['nextFieldId'] );
	}

	public function test_a_form_that_asks_nothing_is_kept_as_a_draft_but_not_opened(): void {
		$this->actAs( 'editor' );
		$fieldLists = array(
			array(),
			array( 'content' => '' ),
			array( 'content' => self::ODD['a paragraph'] ),
			array( 'content' => self::ODD['pages alone'] ),
		);
		foreach ( $fieldLists as $fields ) {
			$reply = $this->create( array( 'title' => 'Enquiry', 'status' => 'publish' ) + $fields );
			self::assertSame(
				array( 400, 'atoll_invalid_form' ),
				array( $reply->get_status(), $reply->get_data()['code'] )
			);
			self::assertStringContainsString( 'add at least one question', $reply->get_data()['message'] );
			self::assertSame(
				array( 201, 'draft' ),
				$this->made( $this->create( array( 'title' => 'Enquiry' ) + $fields ) )
			);
		}
	}

	public function test_whatever_the_content_is_a_form_is_refused_for_a_reason_or_kept_as_it_was_sent(): void {
		$this->actAs( 'editor' );
		foreach ( self::ODD as $name => $content ) {
			foreach ( array( 'publish', 'private', 'future' ) as $status ) {
				$reply = $this->create(
					array(
						'title'   => 'Odd',
						'status'  => $status,
						'date'    => '2099-01-01T00:00:00',
						'content' => $content,
					)
				);
				self::assertSame(
					array( 400, 'atoll_invalid_form' ),
					array( $reply->get_status(), $reply->get_data()['code'] ?? '' ),
					"{$name}, {$status}"
				);
			}
			foreach ( array( 'draft', 'pending' ) as $status ) {
				$reply = $this->create( array( 'title' => 'Odd', 'status' => $status, 'content' => $content ) );
				self::assertSame( array( 201, $status ), $this->made( $reply ), "{$name}, {$status}" );
				self::assertSame( $content, get_post( $reply->get_data()['id'] )->post_content, $name );
			}
		}
	}

	public function test_whatever_the_settings_are_a_form_is_made_or_refused_for_a_reason(): void {
		$this->actAs( 'editor' );
		foreach ( array( '', '{', '7', '"x"', '[[]]', '{"pageList":7,"confirmations":{"a":1},"notifications":"x","spam":[1],"retentionDays":"y","submit":[]}' ) as $settings ) {
			$reply = $this->create(
				array(
					'title'   => 'Odd',
					'status'  => 'publish',
					'content' => self::NAME_FIELD,
					'meta'    => array( 'atoll_settings' => $settings ),
				)
			);
			self::assertContains( $reply->get_status(), array( 201, 400 ), $settings );
		}
		self::assertSame(
			400,
			$this->create(
				array(
					'status'  => 'publish',
					'content' => self::NAME_FIELD,
					'meta'    => array( 'atoll_settings' => array( 'save' => true ) ),
				)
			)->get_status()
		);
	}

	public function test_a_field_with_an_id_past_all_numbers_takes_none_from_those_that_follow(): void {
		$this->actAs( 'editor' );
		$id = $this->create(
			array( 'title' => 'Odd', 'content' => self::ODD['an id past all numbers'] )
		)->get_data()['id'];

		self::assertSame(
			array( 200, 2 ),
			array(
				$this->save( $id, array( 'status' => 'publish', 'content' => self::NAME_FIELD ) )->get_status(),
				$this->get( "/wp/v2/atoll-forms/{$id}" )->get_data()['nextFieldId'],
			)
		);
	}

	/** @param array<string, mixed> $body */
	private function create( array $body ): \WP_REST_Response {
		return $this->post( '/wp/v2/atoll-forms', $body );
	}

	/** @return array{int, string} */
	private function made( \WP_REST_Response $reply ): array {
		return array( $reply->get_status(), $reply->get_data()['status'] ?? '' );
	}
}
