<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Markup\InlineHtml;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class InlineHtmlTest extends TestCase {

	/** @return iterable<string, array{string, string}> */
	public static function markup(): iterable {
		yield 'a link' => array(
			'See our <a href="/privacy-policy/">policy</a>.',
			'See our <a href="/privacy-policy/">policy</a>.',
		);
		yield 'a link with more attributes' => array( '<a class="x" href=\'https://a.b/?c=1&d=2\' onclick="evil()">x</a>', '<a href="https://a.b/?c=1&amp;d=2">x</a>' );
		yield 'mail and phone' => array(
			'<a href="mailto:a@b.c">m</a> <a href="tel:1300">t</a>',
			'<a href="mailto:a@b.c">m</a> <a href="tel:1300">t</a>',
		);
		yield 'emphasis' => array( '<strong>a</strong> <EM>b</EM><br/>c', '<strong>a</strong> <em>b</em><br>c' );
		yield 'an entity stays one' => array( 'Terms &amp; conditions & more', 'Terms &amp; conditions &amp; more' );
		yield 'a control character' => array( "a\x00b <b>c\x07</b>", "a\u{FFFD}b <b>c\u{FFFD}</b>" );
		yield 'a script' => array( '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;' );
		yield 'an image' => array( '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;' );
		yield 'emphasis with an event' => array( '<b onmouseover=alert(1)>x</b>', '<b>x</b>' );
		yield 'a script in an address' => array( '<a href="javascript:alert(1)">x</a>', '<a>x</a>' );
		yield 'a script in an address, hidden' => array( '<a href="java&#115;cript:alert(1)">x</a><a href=" javascript:a">y</a><a href="java&Tab;script:a">z</a>', '<a>x</a><a>y</a><a>z</a>' );
		yield 'data in an address' => array( '<a href="data:text/html,x">x</a>', '<a>x</a>' );
		yield 'another host in disguise' => array( '<a href="//evil.example">x</a>', '<a>x</a>' );
		yield 'a quote in an address' => array( '<a href="/&quot; onclick=&quot;x">x</a>', '<a>x</a>' );
		yield 'tags left open are closed' => array( '<a href="/">x <em>y', '<a href="/">x <em>y</em></a>' );
		yield 'tags in the wrong order' => array( '<em>a <a href="/">b</em> c</a>', '<em>a <a href="/">b c</a></em>' );
		yield 'tags never opened' => array( 'a</a></em></section>', 'a&lt;/section&gt;' );
		yield 'paragraphs and lists' => array(
			"<p>Read <a href=\"/t\">this</a></p>\n"
				. '<ul class="x"><li>One</li><li><strong style="color:red">Two</strong></li></ul>',
			'Read <a href="/t">this</a><br>One<br><strong>Two</strong>',
		);
		yield 'styles' => array( 'Terms <span style="x">now</span>', 'Terms now' );
		yield 'powers and notes' => array(
			'10<sup class="x">6</sup> <u>of</u> <small>CO<SUB>2</SUB></small> <mark onclick=a>x</mark>',
			'10<sup>6</sup> <u>of</u> <small>CO<sub>2</sub></small> <mark>x</mark>',
		);
		yield 'tags that others make' => array(
			'<scr<span>ipt>a</scr<p>ipt><<span>img src=x onerror=a>',
			'&lt;script&gt;a&lt;/scr<br>ipt&gt;&lt;img src=x onerror=a&gt;',
		);
		yield 'a bracket that could begin a shortcode' => array(
			'a [rates] <b>[b]</b>',
			'a &#091;rates] <b>&#091;b]</b>',
		);
	}

	#[DataProvider( 'markup' )]
	public function test_only_links_and_emphasis_get_through( string $markup, string $html ): void {
		self::assertSame( $html, InlineHtml::html( $markup ) );
	}
}
