<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Head\MetaText;
use Atoll\Site\Head\PageSummary;

/** The node of a page's questions and answers. */
final class FaqPageNode implements SchemaNode {

	/** @param \Closure( string ): list<array{question: string, answer: string}> $questions Reads a page's content. */
	public function __construct( private \Closure $questions ) {}

	public function node( PageSummary $summary ): array {
		$post      = $summary->post;
		$questions = null === $post || post_password_required( $post )
			? array()
			: ( $this->questions )( $post->post_content );
		return $questions ? array(
			'@type'      => 'FAQPage',
			'@id'        => $summary->url . '#questions',
			'mainEntity' => array_map( $this->question( ... ), $questions ),
		) : array();
	}

	/**
	 * @param array{question: string, answer: string} $pair
	 * @return array<string, mixed>
	 */
	private function question( array $pair ): array {
		return array(
			'@type'          => 'Question',
			'name'           => MetaText::fromHtml( $pair['question'] ),
			'acceptedAnswer' => array(
				'@type' => 'Answer',
				'text'  => MetaText::fromHtml( $pair['answer'] ),
			),
		);
	}
}
