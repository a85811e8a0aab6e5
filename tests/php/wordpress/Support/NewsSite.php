<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** The pages, the category and the options of a site with news, for all tests of a class. */
final class NewsSite {

	public readonly int $front;
	public readonly int $news;
	public readonly int $category;

	private AddedPosts $pages;
	private ChangedOptions $options;
	private string $theme;

	public function __construct() {
		$this->theme   = get_stylesheet();
		$this->pages   = new AddedPosts();
		$this->options = new ChangedOptions();
		switch_theme( 'atoll' );
		$this->front    = $this->page( 'Home', 'start' );
		$this->news     = $this->page(
			'News',
			'news',
			array( 'post_parent' => $this->page( 'Resources', 'resources' ), 'post_excerpt' => 'What is new.' )
		);
		$this->category = wp_insert_term(
			'Refinancing',
			'category',
			array( 'description' => 'About <em>changing</em> loans.' )
		)['term_id'];
		$this->options->set(
			array(
				'blogname'            => 'Banksia & Co',
				'blogdescription'     => 'Loans, set out plainly',
				'permalink_structure' => '/resources/news/%postname%/',
				'category_base'       => 'resources/news/category',
				'show_on_front'       => 'page',
				'page_on_front'       => $this->front,
				'page_for_posts'      => $this->news,
				'posts_per_page'      => 2,
				'date_format'         => 'j F Y',
			)
		);
		self::useAddresses();
	}

	public function remove(): void {
		$this->pages->remove();
		wp_delete_term( $this->category, 'category' );
		$this->options->putBack();
		switch_theme( $this->theme );
		self::useAddresses();
	}

	/** After a test that chose others. */
	public static function useAddresses(): void {
		$GLOBALS['wp_rewrite']->init();
		delete_option( 'rewrite_rules' );
		create_initial_taxonomies();
		flush_rewrite_rules( false );
	}

	/** @param array<string, mixed> $more */
	private function page( string $title, string $name, array $more = array() ): int {
		$named = array( 'post_title' => $title, 'post_name' => $name );
		return $this->pages->add( array( 'post_type' => 'page' ) + $named + $more );
	}
}
