<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Engine\Contract\Data;

/** The news articles: what articles.json lists, each with its text beside it in <slug>.html. */
final class DemoArticles implements Part {

	private DemoCategories $categories;

	private BlockMarkup $markup;

	private Samples $samples;

	/** @param string $folder Absolute path of plugin/demo/content/articles. */
	public function __construct( private string $folder, private Marked $marked ) {
		$this->categories = new DemoCategories( $folder, $marked );
		$this->markup     = new BlockMarkup();
		$this->samples    = new Samples();
	}

	public function label(): string {
		return __( 'Articles', 'atoll' );
	}

	public function install( Placeholders $placeholders ): void {
		Quietly::do(
			function () use ( $placeholders ): void {
				$this->samples->putAside();
				$categories = $this->categories->install();
				$articles   = JsonList::read( "{$this->folder}/articles.json" );
				$days       = new PastDays( array_map( static fn( Data $article ): string => $article->string( 'date' ), $articles ), current_datetime() );
				foreach ( $articles as $article ) {
					if ( ! $this->marked->find( $this->mark( $article ) ) ) {
						$this->add( $article, $days->of( $article->string( 'date' ) ), $categories, $placeholders );
					}
				}
			}
		);
	}

	public function remove(): void {
		Quietly::do( fn() => $this->marked->remove( 'article:' ) );
		Quietly::do( $this->samples->putBack( ... ) );
		$this->categories->remove();
	}

	private function mark( Data $article ): string {
		return 'article:' . $article->string( 'slug' );
	}

	/**
	 * @param string             $day        `Y-m-d`.
	 * @param array<string, int> $categories Term numbers by slug.
	 */
	private function add( Data $article, string $day, array $categories, Placeholders $placeholders ): void {
		$slug = $article->string( 'slug' );
		$html = (string) file_get_contents( "{$this->folder}/{$slug}.html" );
		$post = array(
			'post_status'    => 'publish',
			'post_name'      => $slug,
			'post_title'     => $article->string( 'title' ),
			'post_date'      => "{$day} 09:00:00",
			'post_excerpt'   => $article->string( 'description' ),
			'post_content'   => $this->markup->of( $placeholders->fill( $html ) ),
			'post_category'  => array( $categories[ $article->string( 'category' ) ] ),
			'comment_status' => 'closed',
			'ping_status'    => 'closed',
			'meta_input'     => array(
				'_thumbnail_id' => (int) $placeholders->fill( "{{picture:{$article->string( 'picture' )}}}" ),
			),
		);
		$this->marked->make( $this->mark( $article ), static fn(): int|\WP_Error => wp_insert_post( wp_slash( $post ), true ) );
	}
}
