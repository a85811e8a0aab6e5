<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class FormBlockTest extends SiteTestCase {

	public function test_it_prints_the_form_in_a_wrapper_of_its_own(): void {
		$number = $this->form();
		$tag    = new \WP_HTML_Tag_Processor( $this->block( $number ) );

		self::assertTrue( $tag->next_tag( array( 'class_name' => 'wp-block-atoll-form' ) ) );
		self::assertTrue( $tag->next_tag( array( 'class_name' => 'atoll-form' ) ) );
		self::assertSame( 'atoll-form-' . $number, $tag->get_attribute( 'id' ) );
	}

	public function test_a_form_that_visitors_may_not_see_leaves_no_trace(): void {
		$number = $this->form();
		Inside::get( FormWriter::class )->trash( $number );

		self::assertSame( '', $this->block( $number ) );
		self::assertSame( '', $this->block( 0 ) );
	}

	#[TestWith( array( 'editor' ) )]
	#[TestWith( array( 'author' ) )]
	public function test_who_writes_previews_the_markup_that_visitors_get( string $role ): void {
		$number = $this->form();
		$this->actAs( $role );
		$reply = $this->get(
			'/wp/v2/block-renderer/atoll/form',
			array( 'context' => 'edit', 'attributes' => array( 'formId' => $number ) )
		);

		self::assertSame( 200, $reply->get_status() );
		// Printed after the preview, it is a copy, and says which one.
		$place = '<input type="hidden" name="atoll_place" value="atoll-copy-2">';
		self::assertSame(
			str_replace( array( $place, 'atoll-copy-2' ), array( '', 'atoll' ), $this->block( $number ) ),
			$reply->get_data()['rendered']
		);
	}

	public function test_a_visitor_gets_no_preview(): void {
		$reply = $this->get(
			'/wp/v2/block-renderer/atoll/form',
			array( 'context' => 'edit', 'attributes' => array( 'formId' => $this->form() ) )
		);

		self::assertSame( 401, $reply->get_status() );
	}

	/** The block's own request; core answers 400 to statuses that one may not ask for. */
	#[DataProvider( 'roles' )]
	public function test_forms_are_listed_to_those_who_may_edit_them( string $role, int $status ): void {
		$number = $this->form();
		$this->actAs( $role );
		$reply = $this->get(
			'/wp/v2/atoll-forms',
			array( 'context' => 'edit', 'status' => 'publish,draft,pending,private,future,trash' )
		);

		self::assertSame( $status, $reply->get_status() );
		self::assertSame(
			200 === $status ? array( $number ) : array(),
			array_column( 200 === $status ? $reply->get_data() : array(), 'number' )
		);
	}

	/** @return iterable<string, array{string, int}> */
	public static function roles(): iterable {
		yield 'an administrator' => array( 'administrator', 200 );
		yield 'an editor' => array( 'editor', 200 );
		yield 'an author, who is told so by the block' => array( 'author', 400 );
	}

	private function block( int $number ): string {
		return do_blocks( '<!-- wp:atoll/form {"formId":' . $number . '} /-->' );
	}
}
