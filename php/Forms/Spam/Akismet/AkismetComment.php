<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Akismet;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamTexts;

/**
 * A submission in the format of Akismet's API.
 *
 * @see https://akismet.com/developers/detailed-docs/comment-check/
 */
final class AkismetComment {

	/** @return array<string, string> For a submission that is being checked. */
	public static function build( SpamContext $context ): array {
		$visitor = $context->submission->visitor;
		return self::from( $context->texts, $visitor->ip(), $visitor->userAgent(), $context->submission->sourceUrl );
	}

	/** @return array<string, string> For an entry that somebody has marked. */
	public static function ofEntry( Entry $entry, Form $form ): array {
		$date = array( 'comment_date_gmt' => gmdate( 'c', (int) strtotime( $entry->dateCreated . ' UTC' ) ) );
		return self::from( SpamTexts::in( $form, $entry->answers ), $entry->ip, $entry->userAgent, $entry->sourceUrl )
			+ $date;
	}

	/** @return array<string, string> */
	private static function from( SpamTexts $texts, string $ip, string $userAgent, string $page ): array {
		return array_filter(
			array(
				'blog'                 => home_url( '/' ),
				'blog_lang'            => get_locale(),
				'blog_charset'         => 'UTF-8',
				'user_ip'              => $ip,
				'user_agent'           => $userAgent,
				'permalink'            => $page,
				'comment_type'         => 'contact-form',
				'comment_author'       => $texts->name,
				'comment_author_email' => $texts->email,
				'comment_author_url'   => $texts->website,
				'comment_content'      => $texts->content,
			)
		);
	}
}
