<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use Atoll\Platform\PluginPaths;

/** Registers the blocks that the build put into plugin/build/blocks. */
final class Blocks {

	/** Folders of blocks/. */
	private const FOLDERS = array(
		'application',
		'article-facts',
		'breadcrumbs',
		self::CALCULATOR,
		'contents',
		'cta',
		'dashboard',
		'field',
		'faq',
		'faq-item',
		'footer',
		'form',
		'header',
		'image',
		'login',
		'news-list',
		'notification-list',
		'page-break',
		'phone-link',
		'profile',
		'related',
		'reviews',
		'search-summary',
		'share',
		'suggestions',
		'topics',
	);

	private const CALCULATOR = 'calculator';

	/** @param \Closure(): list<array<string, mixed>> $calculators As entries of the inserter. */
	public function __construct( private PluginPaths $paths, private \Closure $calculators ) {}

	public function registerBlocks(): void {
		// One file that OPcache holds, instead of each block's JSON. It reads the JSON itself where there is none.
		wp_register_block_metadata_collection(
			$this->paths->plugin( 'build/blocks' ),
			$this->paths->plugin( 'build/blocks-manifest.php' )
		);
		foreach ( self::FOLDERS as $folder ) {
			$arguments = self::CALCULATOR === $folder ? array( 'variation_callback' => $this->calculators ) : array();
			register_block_type_from_metadata( $this->paths->plugin( 'build/blocks/' . $folder ), $arguments );
		}
	}
}
