<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Admin\Forms\FormUseColumn;
use Atoll\Forms\Definitions\Placement\EmbeddedForms;
use Atoll\Forms\Definitions\Placement\FormPlacements;
use Atoll\Forms\Definitions\Placement\LinkedForms;
use Atoll\Forms\Definitions\Placement\PlacementSearch;
use Atoll\Platform\Database\Queries;
use PHPUnit\Framework\Attributes\DataProvider;

/** Where a form stands, however it came there. */
final class EmbeddedFormsTest extends BuilderTestCase {

	/** @var list<int> */
	private array $made = array();

	protected function tearDown(): void {
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), $this->made );
		parent::tearDown();
	}

	/** @return array<string, array{string, list<int>}> */
	public static function contents(): array {
		return array(
			'our block, in another one'              => array( '<!-- wp:group --><div><!-- wp:atoll/form {"formId":7} /--></div><!-- /wp:group -->', array( 7 ) ),
			'Gravity Forms’ block, whose id is text' => array( '<!-- wp:gravityforms/form {"formId":"7","title":false} /-->', array( 7 ) ),
			'our shortcode'                          => array( '<!-- wp:shortcode -->[atoll_form id="7"]<!-- /wp:shortcode -->', array( 7 ) ),
			'Gravity Forms’ shortcodes'              => array( '<p>[gravityform id=7 title="false"] [gravityforms ajax="true" id=\'8\']</p>', array( 7, 8 ) ),
			'a shortcode that is only written of'    => array(
				'<p>[[atoll_form id="7"]] and [gallery id="7"]</p>',
				array(),
			),
			'no form'                                => array( '<!-- wp:paragraph --><p>formId 7</p><!-- /wp:paragraph -->', array() ),
		);
	}

	/** @param list<int> $numbers */
	#[DataProvider( 'contents' )]
	public function test_it_is_found( string $content, array $numbers ): void {
		self::assertSame( $numbers, $this->placed( false )->in( $content ) );
	}

	public function test_what_gravity_forms_itself_shows_is_none_of_ours(): void {
		self::assertSame( array( 9 ), $this->placed( true )->in( '<!-- wp:gravityforms/form {"formId":"7"} /-->[gravityform id="8"][atoll_form id="9"]' ) );
	}

	public function test_what_shows_a_form_is_listed_also_by_way_of_synced_patterns(): void {
		$form    = 7001;
		$inner   = $this->make( 'wp_block', '<!-- wp:gravityforms/form {"formId":"' . $form . '"} /-->' );
		$outer   = $this->make( 'wp_block', '<!-- wp:block {"ref":' . $inner . '} /-->' );
		$page    = $this->make( 'page', '<!-- wp:block {"ref":' . $outer . '} /-->' );
		$article = $this->make( 'post', '[gravityform id="' . $form . '"]' );
		$this->make( 'page', '<!-- wp:block {"ref":' . $outer . '} /-->', 'draft' );
		$this->make( 'page', '[gravityform id="70010"]' );

		$posts = iterator_to_array( $this->placements()->find( $form ), false );
		self::assertSame( array( $page, $article ), array_column( $posts, 'ID' ) );
	}

	public function test_the_list_of_forms_names_pages_and_escapes_what_they_are_called(): void {
		$this->actAs( 'editor' );
		$page = $this->make( 'page', '[atoll_form id="7002"]', 'publish', 'Terms &amp; <b>rates</b>' );
		$html = ( new FormUseColumn( $this->placements() ) )->html( 7002, array( 7002 ) );

		self::assertStringContainsString( "post={$page}&#038;action=edit", $html );
		self::assertStringContainsString( '>Terms &amp; rates</a>', $html );
		$none = ( new FormUseColumn( $this->placements() ) )->html( 7003, array() );
		self::assertStringContainsString( 'No page', $none );
	}

	private function placed( bool $areTheirs ): EmbeddedForms {
		return new EmbeddedForms( static fn() => $areTheirs );
	}

	private function placements(): FormPlacements {
		global $wpdb;
		return new FormPlacements(
			new PlacementSearch( new Queries( $wpdb ), $this->placed( false ), new LinkedForms() )
		);
	}

	private function make( string $type, string $content, string $status = 'publish', string $title = 'Here' ): int {
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => $type,
					'post_status'  => $status,
					'post_title'   => $title,
					'post_content' => $content,
				)
			)
		);
		self::assertGreaterThan( 0, $id );
		$this->made[] = $id;
		return $id;
	}
}
