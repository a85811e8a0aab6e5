<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Forms;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Tests\WordPress\Support\TestForms;

/** The list of forms asks the database as often however many it shows. */
final class FormsListQueriesTest extends SiteTestCase {

	private const COLUMNS = array(
		'atoll_shortcode',
		'atoll_shown',
		'atoll_entries',
		'atoll_state',
		'atoll_changed',
	);

	private mixed $query;

	protected function setUp(): void {
		parent::setUp();
		$this->query = $GLOBALS['wp_query'] ?? null;
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query'] = $this->query;
		parent::tearDown();
	}

	public function test_eighty_rows_ask_as_few_queries_as_forty(): void {
		$first   = $this->form();
		$numbers = array( $first, ...TestForms::copies( $first, 79 ) );
		array_map( $this->page( ... ), array( $numbers[0], $numbers[0], $numbers[70], $numbers[79] ) );
		$this->actAs( 'editor' );
		$this->printed( 1 ); // Where forms stand is looked up once for all requests.
		$forty  = $this->printed( 40 );
		$eighty = $this->printed( 80 );

		self::assertLessThan( 15, count( $forty ), implode( "\n", $forty ) );
		self::assertLessThanOrEqual( count( $forty ), count( $eighty ), implode( "\n", $eighty ) );
	}

	/** A list that comes after another in one request is not taken for it. */
	public function test_each_list_tells_its_own_forms(): void {
		$first = $this->form();
		$this->page( $first );
		$this->actAs( 'editor' );
		$this->printed( 1 );
		$second = $this->form();
		$post   = (int) Inside::get( FormRepository::class )->findAny( $second )?->postId;
		$GLOBALS['wp_query'] = new \WP_Query( array( 'post_type' => FormPostType::NAME, 'p' => $post ) );
		ob_start();
		do_action( 'manage_atoll_form_posts_custom_column', 'atoll_shortcode', $post );
		do_action( 'manage_atoll_form_posts_custom_column', 'atoll_state', $post );
		self::assertMatchesRegularExpression( "/id=&quot;{$second}&quot;.*Open$/s", (string) ob_get_clean() );
	}

	/** @return list<string> What it asked the database for, as a request of its own. */
	private function printed( int $rows ): array {
		wp_cache_flush();
		Inside::forgetServices();
		$GLOBALS['wp_query'] = new \WP_Query(
			array(
				'post_type' => FormPostType::NAME, 'post_status' => 'any',
				'posts_per_page' => $rows, 'orderby' => 'ID',
			)
		);
		self::assertSame( $rows, $GLOBALS['wp_query']->post_count );
		$asked = array();
		$note  = static function ( string $query ) use ( &$asked ): string {
			$asked[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		ob_start();
		foreach ( $GLOBALS['wp_query']->posts as $post ) {
			echo implode( apply_filters( 'post_row_actions', array(), $post ) );
			foreach ( self::COLUMNS as $column ) {
				do_action( 'manage_atoll_form_posts_custom_column', $column, $post->ID );
			}
		}
		ob_end_clean();
		remove_filter( 'query', $note );
		return $asked;
	}
}
