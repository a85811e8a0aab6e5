<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\WordPressSamples;
use Atoll\Admin\Demo\Writing\BlockMarkup;
use Atoll\Admin\Demo\Writing\BulkPostWriting;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Admin\Demo\Writing\JsonList;
use Atoll\Admin\Demo\Writing\PastDates;
use Atoll\Engine\Contract\JsonData;

/** The demo's articles: listed in articles.json, each with its content in <slug>.html. */
final class DemoArticles implements DemoPart {

	private DemoCategories $categories;

	private BlockMarkup $markup;

	private WordPressSamples $samples;

	/** @param string $folder Absolute path of plugin/demo/content/articles. */
	public function __construct( private string $folder, private DemoMarkers $markers ) {
		$this->categories = new DemoCategories( $folder, $markers );
		$this->markup     = new BlockMarkup();
		$this->samples    = new WordPressSamples();
	}

	public function label(): string {
		return __( 'Articles', 'atoll' );
	}

	public function install( DemoPlaceholders $placeholders ): void {
		BulkPostWriting::do(
			function () use ( $placeholders ): void {
				$this->samples->unpublish();
				$categories = $this->categories->install();
				$articles   = JsonList::read( "{$this->folder}/articles.json" );
				$days       = new PastDates(
					array_map( static fn( JsonData $article ): string => $article->string( 'date' ), $articles ),
					current_datetime()
				);
				foreach ( $articles as $article ) {
					if ( ! $this->markers->find( $this->mark( $article ) ) ) {
						$date = $days->resolve( $article->string( 'date' ) );
						$this->add( $article, $date, $categories, $placeholders );
					}
				}
			}
		);
	}

	public function remove(): void {
		$this->markers->remove( 'article:' );
		BulkPostWriting::do( $this->samples->republish( ... ) );
		$this->categories->remove();
	}

	private function mark( JsonData $article ): string {
		return 'article:' . $article->string( 'slug' );
	}

	/**
	 * @param string             $day        `Y-m-d`.
	 * @param array<string, int> $categories Term ids by slug.
	 */
	private function add( JsonData $article, string $day, array $categories, DemoPlaceholders $placeholders ): void {
		$slug = $article->string( 'slug' );
		$html = (string) file_get_contents( "{$this->folder}/{$slug}.html" );
		$post = array(
			'post_status'    => 'publish',
			'post_name'      => $slug,
			'post_title'     => $article->string( 'title' ),
			'post_date'      => "{$day} 09:00:00",
			'post_excerpt'   => $article->string( 'description' ),
			'post_content'   => $this->markup->fromHtml( $placeholders->fill( $html ) ),
			'post_category'  => array( $categories[ $article->string( 'category' ) ] ),
			'comment_status' => 'closed',
			'ping_status'    => 'closed',
			'meta_input'     => array(
				'_thumbnail_id' => (int) $placeholders->fill( "{{picture:{$article->string( 'picture' )}}}" ),
			),
		);
		$this->markers->make(
			$this->mark( $article ),
			static fn(): int|\WP_Error => wp_insert_post( wp_slash( $post ), true )
		);
	}
}
