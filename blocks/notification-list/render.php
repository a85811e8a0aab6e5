<?php
/**
 * The site's notifications, or nothing where there are none.
 *
 * @package Atoll
 */

echo Atoll\plugin()->notificationList()->place(); // Escaped where it is built.
