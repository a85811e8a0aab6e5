<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Where a call to action of kind form leads, by what stands on the page. */
final class CtaFormTest extends SiteTestCase {

	private int $form;

	/** @var list<int> */
	private array $posts = array();

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->form();
	}

	protected function tearDown(): void {
		foreach ( $this->posts as $post ) {
			wp_delete_post( $post, true );
		}
		remove_all_filters( 'pre_option_show_on_front' );
		remove_all_filters( 'pre_option_page_for_posts' );
		wp_reset_query();
		parent::tearDown();
	}

	public function test_it_jumps_to_the_form_of_its_page(): void {
		$this->visit( $this->formBlock() );

		self::assertSame( '#atoll-form-' . $this->form, $this->href() );
	}

	public function test_it_finds_the_form_in_columns(): void {
		$this->visit( "<!-- wp:columns --><div><!-- wp:column --><div>{$this->formBlock()}</div><!-- /wp:column --></div><!-- /wp:columns -->" );

		self::assertSame( '#atoll-form-' . $this->form, $this->href() );
	}

	public function test_it_finds_the_form_in_a_synced_pattern(): void {
		$pattern = $this->add( $this->formBlock(), 'wp_block' );
		$this->visit( '<!-- wp:block {"ref":' . $pattern . '} /-->' );

		self::assertSame( '#atoll-form-' . $this->form, $this->href() );
	}

	public function test_a_pattern_that_holds_itself_does_not_hold_the_page_up(): void {
		$pattern = $this->add( '', 'wp_block' );
		wp_update_post( array( 'ID' => $pattern, 'post_content' => '<!-- wp:block {"ref":' . $pattern . '} /-->' ) );
		$this->visit( '<!-- wp:block {"ref":' . $pattern . '} /-->' );

		self::assertSame( $this->elsewhere(), $this->href() );
	}

	public function test_it_leads_to_the_chosen_page_when_its_own_has_another_form(): void {
		$this->visit( '<!-- wp:atoll/form {"formId":' . ( $this->form + 1 ) . '} /-->' );

		self::assertSame( $this->elsewhere(), $this->href() );
	}

	public function test_it_jumps_to_the_form_from_the_one_of_several_pages_that_shows_it(): void {
		$text = "<p>One</p><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->{$this->formBlock()}";
		$page = $this->visit( $text );
		self::assertSame( $this->elsewhere(), $this->href() );

		query_posts( array( 'page_id' => $page, 'page' => 2 ) );
		self::assertSame( '#atoll-form-' . $this->form, $this->href() );
	}

	public function test_it_leads_nowhere_while_its_form_is_in_the_trash(): void {
		$this->visit( $this->formBlock() );
		Inside::get( FormWriter::class )->trash( $this->form );

		self::assertSame( '', $this->href() );
	}

	public function test_it_leads_to_the_chosen_page_while_its_own_asks_for_a_password(): void {
		$this->visit( $this->formBlock(), 'secret' );

		self::assertSame( $this->elsewhere(), $this->href() );
	}

	public function test_it_leads_to_the_chosen_page_from_the_list_of_posts_that_hides_its_page(): void {
		$page = $this->add( $this->formBlock(), 'page' );
		add_filter( 'pre_option_show_on_front', static fn() => 'page' );
		add_filter( 'pre_option_page_for_posts', static fn() => $page );
		query_posts( array( 'page_id' => $page ) );
		self::assertTrue( is_home() );

		self::assertSame( $this->elsewhere(), $this->href() );
	}

	private function visit( string $content, string $password = '' ): int {
		$page = $this->add( $content, 'page', $password );
		query_posts( array( 'page_id' => $page ) );
		self::assertTrue( is_singular() );
		return $page;
	}

	private function add( string $content, string $type, string $password = '' ): int {
		$id = wp_insert_post(
			array(
				'post_type'     => $type,
				'post_status'   => 'publish',
				'post_title'    => 'A',
				'post_content'  => $content,
				'post_password' => $password,
			)
		);
		self::assertGreaterThan( 0, $id );
		$this->posts[] = $id;
		return $id;
	}

	private function formBlock(): string {
		return '<!-- wp:atoll/form {"formId":' . $this->form . '} /-->';
	}

	private function elsewhere(): string {
		return '/contact/#atoll-form-' . $this->form;
	}

	private function href(): string {
		$tag = new \WP_HTML_Tag_Processor(
			do_blocks(
				'<!-- wp:atoll/cta {"kind":"form","label":"A","formId":' . $this->form
					. ',"fallbackUrl":"/contact/"} /-->'
			)
		);
		return $tag->next_tag( 'a' ) ? (string) $tag->get_attribute( 'href' ) : '';
	}
}
