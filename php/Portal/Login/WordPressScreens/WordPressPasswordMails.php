<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\WordPressScreens;

use Atoll\Portal\Login\LoginLinks;
use Atoll\Portal\Passwords\PasswordMail;
use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\PortalUrls;
use Atoll\Portal\Users\ClientOnly;
use WP_User;

/** WordPress' own emails about passwords, in the portal's words if the site has a login page. */
final class WordPressPasswordMails {

	public function __construct(
		private PortalUrls $urls,
		private LoginLinks $links,
		private PasswordResetKeys $keys,
		private PasswordMail $mail
	) {}

	/**
	 * Filters the email that WordPress sends when a new password is requested elsewhere, such as in the users list.
	 *
	 * @param array<string, mixed> $email
	 * @return array<string, mixed>
	 */
	public function lost( array $email, string $key, string $login, WP_User $user ): array {
		return $this->urls->hasLogin() ? array(
			'subject' => $this->mail->siteName() . ': ' . $this->mail->lostSubject(),
			'message' => $this->mail->lostText( $this->links->reset( $this->keys->withUserId( $user, $key ) ) ),
		) + $email : $email;
	}

	/**
	 * Filters WordPress' email to a user who was added under Users: a client's link leads to our page. Keeps WordPress'
	 * text, and the whole email if another plugin replaced it with one without such a link.
	 *
	 * @param array<string, mixed> $email
	 * @return array<string, mixed>
	 */
	public function added( array $email, WP_User $user ): array {
		$message = $email['message'] ?? '';
		return $this->urls->hasLogin() && ClientOnly::is( $user ) && is_string( $message ) ? array(
			'message' => preg_replace_callback(
				'/\S+[?&]key=([A-Za-z0-9]{20})\b\S*/',
				fn( array $parts ): string => $this->links->reset( $this->keys->withUserId( $user, $parts[1] ) ),
				$message
			),
		) + $email : $email;
	}

	/**
	 * @param array<string, mixed> $email
	 * @return array<string, mixed>
	 */
	public function changed( array $email ): array {
		return $this->urls->hasLogin() ? array(
			'subject' => $this->mail->siteName() . ': ' . $this->mail->changedSubject(),
			'message' => $this->mail->changedText( $this->links->forgotten() ),
		) + $email : $email;
	}
}
