<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Admin\Demo;

use Atoll\Admin\Demo\Writing\BlockMarkup;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class BlockMarkupTest extends TestCase {

	#[DataProvider( 'elements' )]
	public function test_an_element_becomes_the_block_that_the_editor_would_have_saved(
		string $html,
		string $blocks
	): void {
		self::assertSame( $blocks, ( new BlockMarkup() )->fromHtml( $html ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function elements(): iterable {
		yield 'a paragraph with a link' => array(
			'<p>Read <a href="/about/">about us</a>.</p>',
			"<!-- wp:paragraph -->\n<p>Read <a href=\"/about/\">about us</a>.</p>\n<!-- /wp:paragraph -->",
		);
		yield 'a heading' => array( '<h2>Why</h2>', "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Why</h2>\n<!-- /wp:heading -->" );
		yield 'a heading below it names its level' => array( '<h3>How</h3>', "<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">How</h3>\n<!-- /wp:heading -->" );
		yield 'each entry of a list is a block' => array(
			'<ul><li>One</li></ul>',
			"<!-- wp:list -->\n<ul class=\"wp-block-list\"><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->",
		);
		yield 'a list that goes on counting' => array(
			'<ol start="7"><li>Seven</li></ol>',
			"<!-- wp:list {\"ordered\":true,\"start\":7} -->\n<ol start=\"7\" class=\"wp-block-list\"><!-- wp:list-item -->\n<li>Seven</li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->",
		);
		yield 'the caption of a table moves behind it' => array(
			"<table>\n<caption>Costs</caption>\n<tbody><tr><td>$5</td></tr></tbody></table>",
			"<!-- wp:table {\"hasFixedLayout\":false} -->\n<figure class=\"wp-block-table\"><table>\n<tbody><tr><td>$5</td></tr></tbody></table><figcaption class=\"wp-element-caption\">Costs</figcaption></figure>\n<!-- /wp:table -->",
		);
	}
}
